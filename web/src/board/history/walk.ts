/** Walking through a game, by turns or by steps. */
import type { GameModule, SeatInfo } from "$src/core/game";
import type { ShownTurn } from "./turns";

/** What a bar walks through, by turns or by steps: a table that is looked back at, or a study. */
export interface Walk {
  readonly count: number;
  readonly stops: readonly number[];
  readonly turns: readonly ShownTurn[];
  readonly seats: readonly SeatInfo[];
  readonly game: GameModule | null;
  /** How long the scene of the moment that is shown takes. */
  pause: number;
  goTo(moment: number): Promise<void>;
  goBy(moments: number): Promise<void>;
  goByTurn(by: 1 | -1): Promise<void>;
}

/** Where a moment is among the turns: which one it is part of, and how far inside of it. */
export function placeOf(moment: number, stops: readonly number[]): { turn: number; turns: number; step: number; steps: number } {
  const found = stops.findIndex((stop) => stop >= moment);
  const turn = found < 0 ? stops.length : found;
  const begun = stops[turn - 1] ?? 0;
  return { turn, turns: Math.max(stops.length - 1, turn), step: moment - begun, steps: (stops[turn] ?? moment) - begun };
}
