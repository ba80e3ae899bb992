/** What the others have changed at the palaces since the viewer's last turn. */
import type { PalaceName, PalaceView, View } from "./declared";

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

/** What is compared of a table: all of it is open to everybody. */
export interface Sight {
  turn: number;
  palaces: PalaceView[];
}

function sightOf(view: View): Sight {
  return { turn: view.turn, palaces: view.palaces };
}

const KEPT = 2; // own turns: the one that runs, and the one before

/** Where the ends of the last own turns are kept while the page is closed. */
export interface Keep {
  read(seat: number | null): string | null;
  write(seat: number | null, text: string): void;
}

/** Remembers how the viewer's turns began and ended, in whatever order moments are shown. */
export class Memory {
  #began = new Map<number, Sight>();
  #ended = new Map<number, Sight>();
  #seat: number | null = null;
  #keep: Keep;

  constructor(keep: Keep) {
    this.#keep = keep;
  }

  /** Takes note of a view that is shown. */
  note(view: View): void {
    if (view.seat !== this.#seat) this.#begin(view.seat);
    if (view.phase === "guards") this.#end(sightOf(view));
    else if (view.turn_of === view.seat && view.seat !== null) {
      const sight = sightOf(view);
      if (!view.acted && view.phase === "actions") this.#began.set(view.turn, sight);
      this.#end(sight);
    }
  }

  #begin(seat: number | null): void {
    this.#began.clear();
    this.#ended.clear();
    this.#seat = seat;
    const kept = this.#keep.read(seat);
    if (kept === null) return;
    for (const sight of JSON.parse(kept) as Sight[]) this.#ended.set(sight.turn, sight);
  }

  #end(sight: Sight): void {
    this.#ended.set(sight.turn, sight);
    const newest = [...this.#ended.keys()].sort((a, b) => a - b).slice(-KEPT);
    if (newest.includes(sight.turn)) this.#keep.write(this.#seat, JSON.stringify(newest.map((turn) => this.#ended.get(turn))));
  }

  /** The table after the viewer's last turn and the one to compare it with; null where that is not known. */
  since(view: View): { before: Sight; after: Sight } | null {
    if (view.seat === null || view.phase === "guards" || view.turn === 0) return null;
    const own = view.turn_of === view.seat && !view.over;
    const after = own ? this.#began.get(view.turn) : sightOf(view);
    const earlier = [...this.#ended.keys()].filter((turn) => turn < view.turn || (view.over && turn <= view.turn));
    const last = earlier.length ? Math.max(...earlier) : -1;
    const before = this.#ended.get(last);
    if (!before || !after || view.turn - last > view.players) return null;
    return { before, after };
  }
}
