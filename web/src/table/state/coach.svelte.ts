/** The coach: after a choice of one's own against bots, a word if it gave much away. It costs nothing while it is off. */
import type { HintReason } from "$messages";
import { api, Refused } from "$src/net/api";
import type { GameModule, SeatInfo } from "$src/core/game";
import { remember, remembered } from "$src/core/storage";

const KEY = "coach";

/** What the coach needs of a table. */
export interface Coached {
  readonly id: string;
  readonly game: GameModule | null;
  readonly seats: readonly SeatInfo[];
  readonly mine: readonly number[];
  readonly table: { aids: boolean } | null;
}

/** A choice that gave much away, and the view on which it was made. */
export interface Said {
  better: string;
  cost: number;
  /** What the stronger turn brings. */
  reasons: readonly HintReason[];
  view: unknown;
}

export class Coach {
  on = $state(remembered(KEY) === "on");
  said = $state.raw<Said | null>(null);
  #table: Coached;
  #asked = 0;

  constructor(table: Coached) {
    this.#table = table;
  }

  /** Whether there may be one here: a person alone against bots, at a table with aids. */
  get possible(): boolean {
    const { seats, mine, table } = this.#table;
    return mine.length === 1 && (table?.aids ?? false) && seats.every(({ yours, stage }) => yours || stage === "bot");
  }

  use(on: boolean): void {
    this.on = on;
    this.said = null;
    remember(KEY, on ? "on" : "off");
  }

  close(): void {
    this.said = null;
  }

  /** Looks over the steps that were just played; what cannot be judged now is not talked about. */
  async look(seat: number, steps: readonly string[], view: unknown): Promise<void> {
    this.said = null;
    if (!this.on || !this.possible) return;
    const asked = ++this.#asked;
    try {
      const { better, cost, reasons } = await api.coach(this.#table.id, seat, steps);
      if (asked === this.#asked && better !== null) this.said = { better, cost, reasons, view };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}
