/** Names and places of tiles, as drawings and words need them. */
import { TILE_NAMES, type TileName } from "./declared";

/** A name as it stands in ids of words: ba'al is baal. */
export function slug(name: string): string {
  return name.toLowerCase().replace(/'/g, "").replace(/ /g, "-");
}

/** Column and row of a tile, both from 0; row 0 lies at the bottom of the board. */
export function placeOf(tile: string): { column: number; row: number } {
  return { column: tile.charCodeAt(0) - 97, row: Number(tile[1]) - 1 };
}

export const COLUMNS = 1 + Math.max(...TILE_NAMES.map((tile) => placeOf(tile).column));
export const ROWS = 1 + Math.max(...TILE_NAMES.map((tile) => placeOf(tile).row));

export function tileAt(column: number, row: number): TileName | null {
  return TILE_NAMES.find((tile) => placeOf(tile).column === column && placeOf(tile).row === row) ?? null;
}

/** The tile that an arrow key leads to; the same one at the edge. */
export function neighbour(tile: TileName, key: string, turned = false): TileName {
  const { column, row } = placeOf(tile);
  const by = turned
    ? { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key]
    : { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  return (by && tileAt(column + (by[0] ?? 0), row + (by[1] ?? 0))) || tile;
}
