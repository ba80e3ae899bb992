/** What a seat may know of a Bakschisch table: the view that the server sends. */

export type Person = "guard" | "servant" | "harem lady" | "eunuch" | "fakir" | "caliph";

export const PERSONS: readonly Person[] = ["guard", "servant", "harem lady", "eunuch", "fakir", "caliph"];
export const BRIBES = 5;

export interface Track {
  name: string;
  reconstruction: boolean;
  /** The persons of spaces 1 to n; START is 0, the throne n + 1. */
  spaces: readonly Person[];
  thief_stop: number;
  throne: number;
  /** How many spaces lie on each level, the palace last. */
  levels: readonly number[];
}

export interface SeatView {
  seat: number;
  space: number;
  /** null: the bag is closed. */
  gold: number | null;
  thief: boolean;
  in_palace: boolean;
  on_throne: boolean;
  chosen: boolean;
  /** The own choice, or everybody's when everything is open. */
  choice: string | null;
  /** Where the open card would take the pawn. */
  jump: { to: number; by: number } | null;
}

export interface View {
  options: Readonly<Record<string, string | number | null>>;
  seat: number | null;
  track: Track;
  round: number;
  max_rounds: number;
  bribe: number;
  direction: "forward" | "back";
  card: Person | null;
  row: readonly (Person | null)[];
  unseen: Readonly<Record<Person, number>>;
  pot: number;
  seats: readonly SeatView[];
  to_act: readonly number[];
  over: boolean;
  scores: readonly number[];
  ranking: readonly number[];
}

/** The coins of a step; a thief shows none. */
export function coinsOf(step: string): number {
  return step.startsWith("bid ") ? Number(step.slice(4)) : 0;
}

/** The step that shows so many coins. */
export function bid(coins: number): string {
  return coins > 0 ? `bid ${coins}` : "pass";
}

/** A person's name as words use it. */
export function key(person: Person): string {
  return person.replace(" ", "-");
}
