/** Looking back while the game goes on: one past moment after the other, through somebody's eyes or with everything open. */
import type { Moment } from "$messages";
import type { GameEvent, Words } from "$src/core/game";
import { placeOf } from "$src/board/history/walk";

interface Wanted {
  moment: number;
  /** Whose eyes; null: a spectator's, or everything open. */
  seat: number | null;
  open: boolean;
}

/** A past moment that is shown. */
export interface Past extends Wanted {
  /** How many moments there were when looking back began. */
  began: number;
  view: Record<string, unknown>;
  events: GameEvent[];
  still: boolean;
}

export class LookBack {
  past = $state.raw<Past | null>(null);
  /** How long the scene of the moment that is shown takes: replaying waits for it. */
  pause = $state(0);
  #wanted: Wanted | null = null;
  #aim = 0;
  #fetching = false;
  #fetch: (moment: number, seat: number | null, open: boolean) => Promise<Moment>;
  #shown: (before: Past | null) => void;
  #between: (from: number, to: number, seat: number | null, open: boolean) => GameEvent[] | null;

  /** `shown` is called whenever another moment is shown, with the one before; `between` knows what a step of several moments is animated with. */
  constructor(
    fetch: (moment: number, seat: number | null, open: boolean) => Promise<Moment>,
    shown: (before: Past | null) => void,
    between: (from: number, to: number, seat: number | null, open: boolean) => GameEvent[] | null = () => null,
  ) {
    this.#fetch = fetch;
    this.#shown = shown;
    this.#between = between;
  }

  /** Shows a moment of so many; a step of one moment or one turn is animated, a jump is not. While one is fetched only the last wish counts. */
  async goTo(moment: number, count: number, seat: number | null, open: boolean): Promise<void> {
    this.#aim = Math.min(Math.max(0, moment), count - 1);
    this.#wanted = { moment: this.#aim, seat: open ? null : seat, open };
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#wanted) {
        const wanted: Wanted = this.#wanted;
        this.#wanted = null;
        const found = await this.#fetch(wanted.moment, wanted.seat, wanted.open);
        const before = this.past?.moment ?? null;
        const next = before !== null && found.moment === before + 1;
        const turn = before === null || next ? null : this.#between(before, found.moment, wanted.seat, wanted.open);
        const began = this.past?.began ?? count;
        const left = this.past;
        this.past = { ...wanted, began, view: found.view, events: turn ?? found.events, still: !next && !turn };
        this.#shown(left);
      }
    } finally {
      this.#fetching = false;
    }
  }

  /** The moment so many steps from the one that was asked for last, even if it is not shown yet. */
  after(moments: number): number {
    return this.#aim + moments;
  }

  /** The next of some stops from the moment that was asked for last, forward or back; the last one if there is none. */
  stopAfter(stops: readonly number[], by: 1 | -1): number {
    const found = by > 0 ? stops.find((stop) => stop > this.#aim) : stops.findLast((stop) => stop < this.#aim);
    return found ?? (by > 0 ? (stops.at(-1) ?? 0) : 0);
  }

  /** Back to the table as it is now. */
  leave(): void {
    this.past = null;
    this.#wanted = null;
  }
}

/** A past moment in words: the turn, and the step inside of it where it stops there. */
export function pastInWords(moment: number, stops: readonly number[]): Words {
  const place = placeOf(moment, stops);
  if (place.turn === 0) return { id: "looking-back-start" };
  return { id: place.step < place.steps ? "looking-back-step" : "looking-back", args: place };
}
