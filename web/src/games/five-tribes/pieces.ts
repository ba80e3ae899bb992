/** What lies in the box: names, places and prices that the drawings need. */
import type { Card, Colour, Kind, Source } from "./types";

export const COLOURS: readonly Colour[] = ["yellow", "white", "green", "blue", "red"];
export const KINDS: readonly Kind[] = ["village", "sacred place", "oasis", "small market", "large market"];
export const CARDS: readonly Card[] = ["ivory", "gems", "gold", "papyrus", "silk", "spices", "fish", "wheat", "pottery", "fakir"];
export const SOURCES: readonly Source[] = ["gold", "viziers", "elders", "djinns", "tiles", "palms", "palaces", "goods"];
export const SALE: readonly number[] = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60];
export const COLUMNS = 6;
export const ROWS = 5;
export const ZEROS = 3;
export const PRICES: readonly number[] = [0, 1, 3, 5, 8, 12, 18];
export const MARKETS: Partial<Record<Kind, { price: number; cards: number }>> = {
  "small market": { price: 3, cards: 3 },
  "large market": { price: 6, cards: 6 },
};

export type Cost = "none" | "either" | "plus" | "fakir" | "fakirs";

/** The Djinns: points, what their power costs, and the figures of their picture. */
export const DJINNS: Record<string, { points: number; cost: Cost }> = {
  "Al-Amin": { points: 5, cost: "none" },
  "Anun-Nak": { points: 8, cost: "either" },
  "Ba'al": { points: 6, cost: "none" },
  Boaz: { points: 6, cost: "none" },
  Bouraq: { points: 6, cost: "either" },
  Echidna: { points: 4, cost: "plus" },
  Enki: { points: 8, cost: "either" },
  Hagis: { points: 10, cost: "either" },
  Haurvatat: { points: 8, cost: "none" },
  Iblis: { points: 8, cost: "either" },
  Jafaar: { points: 6, cost: "none" },
  Kandicha: { points: 6, cost: "none" },
  Kumarbi: { points: 6, cost: "fakirs" },
  Lamia: { points: 10, cost: "either" },
  Leta: { points: 4, cost: "plus" },
  Marid: { points: 6, cost: "none" },
  Monkir: { points: 6, cost: "none" },
  Nekir: { points: 6, cost: "none" },
  Shamhat: { points: 6, cost: "none" },
  Sibittis: { points: 4, cost: "plus" },
  Sloar: { points: 8, cost: "fakir" },
  Utug: { points: 4, cost: "plus" },
};

/** A name as it stands in ids of words: ba'al is baal. */
export function slug(name: string): string {
  return name.toLowerCase().replace(/'/g, "").replace(/ /g, "-");
}

const BY_STEP = new Map(Object.keys(DJINNS).map((name) => [name.toLowerCase(), name]));

/** The Djinn that a step names in lower case. */
export function djinnNamed(name: string): string {
  return BY_STEP.get(name) ?? name;
}

/** Column and row of a tile, both from 0; row 0 lies at the bottom of the board. */
export function placeOf(tile: string): { column: number; row: number } {
  return { column: tile.charCodeAt(0) - 97, row: Number(tile[1]) - 1 };
}

export function tileAt(column: number, row: number): string | null {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? `${"abcdef"[column]}${row + 1}` : null;
}

/** The tile that an arrow key leads to; the same one at the edge. */
export function neighbour(tile: string, key: string): string {
  const { column, row } = placeOf(tile);
  const by = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  return (by && tileAt(column + (by[0] ?? 0), row + (by[1] ?? 0))) || tile;
}
