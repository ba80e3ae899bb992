/** The move finder: choosing among complete moves, which the server lists with the richest first. */
import { DEEDS, type Colour, type Kind, type Move } from "./declared";

export interface Wanted {
  start: string;
  end: string;
  colours: readonly Colour[];
  action: Kind | "";
  control: boolean;
  gold: number;
}

export const ANYTHING: Wanted = { start: "", end: "", colours: [], action: "", control: false, gold: 0 };

export function found(moves: readonly Move[], wanted: Wanted): Move[] {
  return moves.filter(
    (move) =>
      (!wanted.start || move.start === wanted.start) &&
      (!wanted.end || move.end === wanted.end) &&
      (!wanted.colours.length || wanted.colours.includes(move.colour)) &&
      (!wanted.action || move.action === wanted.action) &&
      (!wanted.control || move.control) &&
      move.gold >= wanted.gold,
  );
}

/** The steps of a move, from picking up to the last drop. */
export function stepsOfMove(move: Move): string[] {
  return move.start === null ? [...move.path] : [DEEDS.write({ deed: "take", tile: move.start }), ...move.path];
}
