/** The plan of a turn: a private chain of steps, what the table would be after each, and how it is played in the end. */
import { Refused } from "$lib/api";
import type { Desk, Trial } from "$lib/game";
import { basisOf, type Entry, handOf, ledger, without } from "./plan";
import { goalsOf, type Lifted, offersAt, offersOf, vainStep } from "./steps";
import type { PalaceName, View } from "./types";

const UNANSWERED_MILLISECONDS = 4000;

export class Planner {
  readonly desk: Desk<View>;
  steps = $state.raw<string[]>([]);
  #trials = $state.raw<Trial<View>[]>([]);
  /** The planned step after which the board is shown; null: after all of them. */
  peek = $state<number | null>(null);
  /** A guard in the air, looking for a place. */
  lifted = $state.raw<Lifted | null>(null);
  /** Ways to pay for the step that was pointed at, when there are several. */
  payments = $state.raw<string[]>([]);
  /** The palace of a guard that is about to be posted, and its kind. */
  post = $state<PalaceName | null>(null);
  #neutralPost = $state(false);
  /** Steps on their way to the server, one after the other. */
  queue = $state.raw<string[]>([]);
  /** Questions to the server that are not answered yet. */
  asking = $state(0);
  /** The position on which the step on its way was made; "" when none is. */
  #sentOn = "";
  #asked = 0;
  #line: Promise<unknown> = Promise.resolve();
  #basis = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  mine = $derived.by(() => this.desk.legal.length > 0 && this.desk.view.turn_of === this.desk.seat);
  committing = $derived(this.queue.length > 0);
  /** What the plan leads to; nothing while the table is looked back at. */
  last = $derived.by(() => (this.mine || this.committing ? (this.#trials.at(-1) ?? null) : null));
  /** The table as it is shown: after the plan, or after the step that is peeked at. */
  view = $derived.by(() => {
    if (this.peek !== null && this.last) return this.#trials[this.peek]?.view ?? this.desk.view;
    return this.last?.view ?? this.desk.view;
  });
  legal = $derived.by((): readonly string[] => {
    if (!this.mine || this.committing || this.peek !== null) return [];
    return this.last ? this.last.legal : this.desk.legal;
  });
  offers = $derived.by(() => offersOf(this.legal));
  goals = $derived.by(() => (this.lifted ? goalsOf(this.legal, this.lifted) : null));
  entries = $derived.by((): Entry[] => {
    const { view, seat } = this.desk;
    const hand = handOf(view.seats[seat ?? -1]);
    return hand ? ledger(hand, this.steps, this.last?.events ?? []) : [];
  });
  wins = $derived(this.last?.view.over ?? false);
  neutralPost = $derived.by(() => {
    const own = this.desk.view.seats[this.desk.seat ?? -1];
    if (!own?.neutrals_left) return false;
    return own.guards_left === 0 || this.#neutralPost;
  });
  canCarry = $derived.by(() => this.lifted?.guard === "own" && offersAt(this.offers, this.lifted.from).carry);

  constructor(desk: Desk<View>) {
    this.desk = desk;
  }

  /** Forgets a plan that was made for another position; looking back and coming back keeps it. */
  check(): void {
    if (!this.mine || this.committing) return;
    const basis = basisOf(this.desk.view);
    if (basis !== this.#basis) this.clear();
    this.#basis = basis;
  }

  clear(): void {
    this.#asked++;
    this.steps = [];
    this.#trials = [];
    this.putBack();
  }

  putBack(): void {
    this.lifted = null;
    this.payments = [];
    this.peek = null;
    this.post = null;
  }

  async #try(steps: readonly string[]): Promise<Trial<View>> {
    this.asking++;
    try {
      return await this.desk.tryOut(steps);
    } finally {
      this.asking--;
    }
  }

  /** Plans a step more, after those that were pointed at before; the rules answer when it is impossible. */
  add(step: string): Promise<boolean> {
    this.putBack();
    return this.#inLine(async (stillWanted) => {
      const steps = [...this.steps, step];
      try {
        const trial = await this.#try(steps);
        if (!stillWanted()) return false;
        this.steps = steps;
        this.#trials = [...this.#trials, trial];
        this.#reconsider();
        return true;
      } catch (error) {
        if (error instanceof Refused) this.desk.refused(error);
        else throw error;
        return false;
      }
    });
  }

  /** One change of the plan after the other, however quick the fingers are; a plan that is cleared wants none of them. */
  #inLine<T>(change: (stillWanted: () => boolean) => Promise<T>): Promise<T> {
    const asked = this.#asked;
    const done = this.#line.then(() => change(() => asked === this.#asked));
    this.#line = done.catch(() => undefined);
    return done;
  }

  /** Plans the only way to pay, or asks for one. */
  async choose(ways: readonly string[]): Promise<boolean> {
    if (ways.length > 1) {
      this.payments = [...ways];
      return false;
    }
    return ways[0] ? this.add(ways[0]) : false;
  }

  /** Takes a planned step back; what cannot be without it falls out too. How many did? */
  remove(number: number): Promise<number> {
    this.putBack();
    return this.#inLine(async (stillWanted) => {
      const left = await without(this.steps, this.#trials, number, (steps) => this.#try(steps));
      if (!stillWanted()) return 0;
      this.steps = left.steps;
      this.#trials = left.trials;
      this.#reconsider();
      return left.fallen.length;
    });
  }

  /** Whoever was quicker than the answer keeps what they hold, if it is still possible after the change. */
  #reconsider(): void {
    this.peek = null;
    this.payments = this.payments.filter((step) => this.legal.includes(step));
    if (!this.lifted) return;
    const offer = offersAt(this.offers, this.lifted.from);
    if (this.lifted.guard === "neutral" ? !offer.neutral : !(this.lifted.carry ? offer.carry : offer.own)) this.lifted = null;
  }

  lift(guard: Lifted["guard"], from: PalaceName): boolean {
    const offer = offersAt(this.offers, from);
    this.putBack();
    if (guard === "own" ? !offer.own && !offer.carry : !offer.neutral) return false;
    this.lifted = { guard, from, carry: guard === "own" && !offer.own };
    return true;
  }

  carry(with_: boolean): void {
    if (this.lifted && this.canCarry) this.lifted = { ...this.lifted, carry: with_ };
    this.payments = [];
  }

  /** The rules say why nothing is possible at this palace: a trial asks them, so nothing is ever played by it. */
  async explain(palace: PalaceName, step = vainStep(palace, this.lifted)): Promise<void> {
    try {
      await this.#try([...this.steps, step]);
    } catch (error) {
      if (error instanceof Refused) this.desk.refused(error);
      else throw error;
    }
  }

  choosePost(neutral: boolean): void {
    this.#neutralPost = neutral;
  }

  postStep(palace: PalaceName): string {
    return `${this.neutralPost ? "neutral guard" : "guard"} ${palace}`;
  }

  /** Plays the plan, and then the step that ends the turn. */
  commit(end: string | null): void {
    if (!this.mine || this.committing) return;
    this.peek = null;
    this.lifted = null;
    this.payments = [];
    this.queue = end === null ? [...this.steps] : [...this.steps, end];
    this.#sentOn = "";
  }

  /** Sends the next step when the one before has arrived; to be called whenever the desk changes. */
  pump(): void {
    const { view, busy, legal } = this.desk;
    if (!this.queue.length || busy) return;
    const now = basisOf(view);
    if (this.#sentOn === now) return; // not there yet: somebody only talked
    if (this.#sentOn) {
      this.queue = this.queue.slice(1);
      if (!this.queue.length) return this.stop();
    }
    const step = this.queue[0] as string;
    if (!legal.includes(step)) return this.stop();
    this.#sentOn = now;
    this.desk.play(step);
    this.#watch();
  }

  /** A step that was refused, or not meant after all, brings no new view: then the rest is not played. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.desk.busy ? this.#watch() : this.stop()), UNANSWERED_MILLISECONDS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.queue = [];
    this.#basis = "";
    this.clear();
  }
}
