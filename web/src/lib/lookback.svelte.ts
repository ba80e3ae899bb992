/** Looking back while the game goes on: one past moment after the other, through somebody's eyes or with everything open. */
import type { Moment } from "$messages";
import type { GameEvent } from "./game";

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
  #shown: () => void;

  /** `shown` is called whenever another moment is shown. */
  constructor(fetch: (moment: number, seat: number | null, open: boolean) => Promise<Moment>, shown: () => void) {
    this.#fetch = fetch;
    this.#shown = shown;
  }

  /** Shows a moment of so many; a step of one is animated, a jump is not. While one is fetched only the last wish counts. */
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
        const still = this.past === null || found.moment !== this.past.moment + 1;
        const began = this.past?.began ?? count;
        this.past = { ...wanted, began, view: found.view, events: found.events, still };
        this.#shown();
      }
    } finally {
      this.#fetching = false;
    }
  }

  /** The moment so many steps from the one that was asked for last, even if it is not shown yet. */
  after(moments: number): number {
    return this.#aim + moments;
  }

  /** Back to the table as it is now. */
  leave(): void {
    this.past = null;
    this.#wanted = null;
  }
}
