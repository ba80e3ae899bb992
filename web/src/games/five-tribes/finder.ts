/** The move finder: choosing among complete moves. */
import type { Colour, Kind, Move } from "./types";

export interface Wanted {
  start: string;
  end: string;
  colours: readonly Colour[];
  action: Kind | "";
  control: boolean;
  gold: number;
}

export const ANYTHING: Wanted = { start: "", end: "", colours: [], action: "", control: false, gold: 0 };

/** A rough worth, only to put the list in an order: what counts at once. */
export function worth(move: Move): number {
  const people =
    move.colour === "yellow"
      ? 2 * move.taken
      : move.colour === "white"
        ? 2 * move.taken
        : move.colour === "green"
          ? 2.5 * move.cards.length
          : 0;
  const piece = move.control ? (move.action === "village" ? 5 : move.action === "oasis" ? 3 : 0) : 0;
  return move.points + piece + move.gold + people;
}

export function found(moves: readonly Move[], wanted: Wanted): Move[] {
  return moves
    .filter(
      (move) =>
        (!wanted.start || move.start === wanted.start) &&
        (!wanted.end || move.end === wanted.end) &&
        (!wanted.colours.length || wanted.colours.includes(move.colour)) &&
        (!wanted.action || move.action === wanted.action) &&
        (!wanted.control || move.control) &&
        move.gold >= wanted.gold,
    )
    .map((move) => ({ move, worth: worth(move) }))
    .sort((a, b) => b.worth - a.worth || (a.move.start ?? "").localeCompare(b.move.start ?? "") || a.move.end.localeCompare(b.move.end))
    .map(({ move }) => move);
}

/** The steps of a move, from picking up to the last drop. */
export function stepsOf(move: Move): string[] {
  return move.start === null ? [...move.path] : [`take ${move.start}`, ...move.path];
}
