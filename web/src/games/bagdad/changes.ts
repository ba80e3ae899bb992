/** What the others have changed at the palaces since the viewer's last turn. */
import type { PalaceName, PalaceView, View } from "./types";

/** Differences at one palace; guards per seat with the neutral ones last. */
export interface Change {
  palace: PalaceName;
  guards: number[];
  neutral: number;
  thieves: number[];
  chests: number;
}

/** What differs between two looks at the palaces, where anything does. */
export function compare(before: readonly PalaceView[], after: readonly PalaceView[]): Change[] {
  return after.flatMap((now, number) => {
    const then = before[number];
    if (!then) return [];
    const guards = now.guards.map((count, seat) => count - (then.guards[seat] ?? 0));
    const thieves = now.thieves.map((count, seat) => count - (then.thieves[seat] ?? 0));
    const neutral = now.neutral - then.neutral;
    const chests = now.chests.length - then.chests.length;
    const same = !neutral && !chests && [...guards, ...thieves].every((change) => change === 0);
    return same ? [] : [{ palace: now.name, guards, neutral, thieves, chests }];
  });
}

/** Chests that each seat has won between two looks. */
export function chestsWon(before: View, after: View): number[] {
  return after.seats.map((seat, number) => seat.chests - (before.seats[number]?.chests ?? 0));
}

/** Remembers how the viewer's turns began and ended, in whatever order moments are shown. */
export class Memory {
  #began = new Map<number, View>();
  #ended = new Map<number, View>();
  #seat: number | null = null;

  /** Takes note of a view that is shown. */
  note(view: View): void {
    if (view.seat !== this.#seat) {
      this.#began.clear();
      this.#ended.clear();
      this.#seat = view.seat;
    }
    if (view.phase === "guards") this.#ended.set(0, view);
    else if (view.turn_of === view.seat && view.seat !== null) {
      if (!view.acted && view.phase === "actions") this.#began.set(view.turn, view);
      this.#ended.set(view.turn, view);
    }
  }

  /** The view after the viewer's last turn and the one to compare it with; null where that is not known. */
  since(view: View): { before: View; after: View } | null {
    if (view.seat === null || view.phase === "guards" || view.turn === 0) return null;
    const own = view.turn_of === view.seat && !view.over;
    const after = own ? this.#began.get(view.turn) : view;
    const earlier = [...this.#ended.keys()].filter((turn) => turn < view.turn || (view.over && turn <= view.turn));
    const last = earlier.length ? Math.max(...earlier) : -1;
    const before = this.#ended.get(last);
    if (!before || !after || view.turn - last > view.players) return null;
    return { before, after };
  }
}
