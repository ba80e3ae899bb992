/** Where things stand on the board's drawing: tiles of 100 with a gap, row 5 at the top. */
import { COLOURS, type Colour } from "./declared";
import { COLUMNS, placeOf, ROWS } from "./pieces";

export const PITCH = 104;
export const SIZE = 100;
export const WIDTH = COLUMNS * PITCH - (PITCH - SIZE);
export const HEIGHT = ROWS * PITCH - (PITCH - SIZE);

/** `turned`: the board lies the other way round, row 1 at the left and column a at the top. */
export function cornerOf(tile: string, turned = false): { x: number; y: number } {
  const { column, row } = placeOf(tile);
  if (turned) return { x: row * PITCH, y: column * PITCH };
  return { x: column * PITCH, y: (ROWS - 1 - row) * PITCH };
}

export function middleOf(tile: string, turned = false): { x: number; y: number } {
  const { x, y } = cornerOf(tile, turned);
  return { x: x + SIZE / 2, y: y + SIZE / 2 };
}

export interface Standing {
  key: string;
  colour: Colour;
  x: number;
  y: number;
  scale: number;
  /** How many it stands for. */
  count: number;
}

const MOST_SINGLE = 8;

/** The meeples of a tile: each on its own while there is room, else one for each colour with a number. */
export function standing(meeples: Partial<Record<Colour, number>>, left = 0): Standing[] {
  const total = COLOURS.reduce((sum, colour) => sum + (meeples[colour] ?? 0), 0);
  const crowd = total > (left ? 6 : MOST_SINGLE);
  const all = COLOURS.flatMap((colour) => {
    const count = meeples[colour] ?? 0;
    if (!count) return [];
    return crowd
      ? [{ key: colour, colour, count }]
      : Array.from({ length: count }, (_, number) => ({ key: `${colour}${number}`, colour, count: 1 }));
  });
  const width = 92 - left;
  const perRow = all.length <= (left ? 3 : 4) ? all.length : Math.ceil(all.length / 2);
  const rows = Math.ceil(all.length / Math.max(1, perRow));
  const scale = Math.min(rows > 1 ? 0.98 : 1.38, width / (perRow * 21));
  return all.map((one, number) => {
    const row = Math.floor(number / perRow);
    const inRow = row === rows - 1 ? all.length - row * perRow : perRow;
    const step = Math.min(width / inRow, 21 * scale + 4);
    const x = 4 + left + width / 2 + ((number % perRow) - (inRow - 1) / 2) * step - 10 * scale;
    const y = rows > 1 ? 38 + row * 28 : 49 + (1.38 - scale) * 13;
    return { ...one, x, y, scale };
  });
}

/** A walk as a line through the middles of its tiles; visits to one tile lie a little apart. */
export function lineOf(tiles: readonly string[], turned = false): { x: number; y: number }[] {
  const seen = new Map<string, number>();
  return tiles.map((tile) => {
    const visits = seen.get(tile) ?? 0;
    seen.set(tile, visits + 1);
    const { x, y } = middleOf(tile, turned);
    return { x: x + visits * 12, y: y + visits * 12 };
  });
}
