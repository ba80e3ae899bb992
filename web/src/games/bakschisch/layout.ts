/** Where the path lies: a ribbon of rows that climbs from START at the bottom right to the throne, for any track and any box. */
import type { Track } from "./declared";

export interface Point {
  x: number;
  y: number;
}

/** One level: a terrace from `top` to `bottom`; the last one is the palace. */
export interface Terrace {
  top: number;
  bottom: number;
}

export interface Layout {
  width: number;
  height: number;
  /** The side of a tile. */
  cell: number;
  /** Centres of START, the spaces and the throne, in the order of the path. */
  spaces: readonly Point[];
  terraces: readonly Terrace[];
  /** The wall of the palace lies below its terrace; the gate is where the path goes through, behind the thief stop. */
  wall: Terrace;
  gate: Point;
}

/** The smallest tile on which a person can be told. */
export const SMALLEST_CELL = 34;
const LARGEST_CELL = 112;
const MARGIN = 0.14; // at each side, in cells
const SKY = 0.42; // above the palace, in cells
const WALL = 0.5; // below the palace, in cells
const CLOSEST_COLUMN = 1.06;
const WIDEST_COLUMN = 1.7;
const CLOSEST_ROW = 1.1;
const WIDEST_ROW = 1.42;

/** How many tiles lie on each row when a level may have `columns` of them: levels wrap into rows of about one length. */
export function rowsOf(track: Track, columns: number): { level: number; tiles: number }[] {
  const last = track.levels.length - 1;
  return track.levels.flatMap((size, level) => {
    const tiles = size + (level === 0 ? 1 : 0) + (level === last ? 1 : 0); // START and the throne
    const rows = Math.max(1, Math.ceil(tiles / columns));
    return Array.from({ length: rows }, (_, row) => ({
      level,
      tiles: Math.floor(tiles / rows) + (row < tiles % rows ? 1 : 0),
    }));
  });
}

/** The layout with the largest tiles below a free sky; it is higher than the box if the tiles would be too small to read. */
export function layoutOf(track: Track, width: number, whole: number, sky = 0): Layout {
  const height = whole - sky;
  const widest = Math.max(...rowsOf(track, Infinity).map(({ tiles }) => tiles));
  let best = { columns: widest, cell: 0 };
  for (let columns = widest; columns >= 3; columns--) {
    const cell = cellFor(track, columns, width, height);
    if (cell > best.cell) best = { columns, cell };
  }
  if (best.cell < SMALLEST_CELL) {
    let columns = widest;
    while (columns > 3 && cellFor(track, columns, width, Infinity) < SMALLEST_CELL) columns--;
    best = { columns, cell: Math.min(cellFor(track, columns, width, Infinity), SMALLEST_CELL) };
  }
  return place(track, best.columns, Math.min(best.cell, LARGEST_CELL), width, height, sky);
}

function cellFor(track: Track, columns: number, width: number, height: number): number {
  const rows = rowsOf(track, columns);
  const tiles = Math.max(...rows.map((row) => row.tiles));
  const across = width / ((tiles - 1) * CLOSEST_COLUMN + 1 + 2 * MARGIN);
  return Math.min(across, height / (rows.length * CLOSEST_ROW + SKY + WALL));
}

function place(track: Track, columns: number, cell: number, width: number, height: number, sky: number): Layout {
  const rows = rowsOf(track, columns);
  const needed = (rows.length * CLOSEST_ROW + SKY + WALL) * cell;
  const full = Math.max(height, needed) + sky;
  const pitch = Math.min((full - sky - (SKY + WALL) * cell) / rows.length, WIDEST_ROW * cell);
  const tiles = Math.max(...rows.map((row) => row.tiles));
  const side = (0.5 + MARGIN) * cell;
  const reach = Math.min(width - 2 * side, (tiles - 1) * WIDEST_COLUMN * cell);
  const left = (width - reach) / 2;
  const right = left + reach;
  const spaces: Point[] = [];
  const bottoms: number[] = [];
  let x = right;
  rows.forEach((row, number) => {
    const palace = row.level === track.levels.length - 1;
    const bottom = full - number * pitch - (palace ? WALL * cell : 0);
    const y = bottom - pitch / 2;
    if (rows[number - 1]?.level !== row.level) bottoms.push(bottom);
    const step = x > (left + right) / 2 ? -1 : 1;
    const across = row.tiles > 1 ? reach / (row.tiles - 1) : 0; // from side to side, so that the next row begins above its end
    const apart = number === rows.length - 1 ? Math.min(across, WIDEST_COLUMN * cell) : across;
    for (let tile = 0; tile < row.tiles; tile++) {
      if (tile > 0) x += step * apart;
      spaces.push({ x: round(x), y: round(y) });
    }
  });
  const top = full - rows.length * pitch - WALL * cell;
  const terraces = bottoms.map((bottom, level) => ({ bottom: round(bottom), top: round(bottoms[level + 1] ?? top) }));
  const inside = bottoms.at(-1) as number;
  const stop = spaces[track.thief_stop] as Point;
  return {
    width: round(width),
    height: round(full),
    cell: round(cell),
    spaces,
    terraces,
    wall: { top: round(inside), bottom: round(inside + WALL * cell) },
    gate: { x: stop.x, y: round(inside + (WALL * cell) / 2) },
  };
}

const round = (number: number) => Math.round(number * 100) / 100;

/** The line through the spaces from one to another, as the `d` of a path. */
export function ribbon(layout: Layout, from = 0, to = layout.spaces.length - 1): string {
  return spacesBetween(from, to)
    .map((space, index) => {
      const { x, y } = layout.spaces[space] as Point;
      return `${index === 0 ? "M" : "L"}${x} ${y}`;
    })
    .join("");
}

/** All spaces from one to another, both included, in walking order. */
export function spacesBetween(from: number, to: number): number[] {
  const step = to < from ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}

const FEET = 0.43; // below the middle of the tile, in cells
const WIDEST_APART = 0.3;
const ROOM = 0.78;

/** Where pawns stand: those that share a space side by side, those that walk in the middle and a little higher. */
export function pawnPlaces(layout: Layout, spaces: readonly number[], walking: readonly number[] = []): Point[] {
  return spaces.map((space, seat) => {
    const { x, y } = layout.spaces[space] as Point;
    if (walking.includes(seat)) return { x, y: round(y + (FEET - 0.16) * layout.cell) };
    const here = spaces.flatMap((other, index) => (other === space && !walking.includes(index) ? [index] : []));
    return { x: round(x + besides(here.indexOf(seat), here.length) * layout.cell), y: round(y + FEET * layout.cell) };
  });
}

function besides(index: number, count: number): number {
  if (count < 2) return 0;
  const apart = Math.min(WIDEST_APART, ROOM / (count - 1));
  return (index - (count - 1) / 2) * apart;
}

/** Which seats the open card could bring to a space; a pawn that would stay lands nowhere. */
export function landing(
  seats: readonly { seat: number; space: number; jump: { to: number; by: number } | null }[],
  space: number,
): number[] {
  return seats.filter(({ jump }) => jump !== null && jump.by !== 0 && jump.to === space).map(({ seat }) => seat);
}
