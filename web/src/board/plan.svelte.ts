/** A turn that is planned in private: steps are tried out, taken back, and played together in one message. */
import { Refused } from "$src/net/api";
import type { StepSet } from "$messages";
import type { Desk, GameEvent, Trial } from "$src/core/game";

const NONE: readonly never[] = [];
/** Refusals that say nothing of the plan: the same may be allowed in a moment. */
const PASSING = ["no-connection", "busy", "too-many", "unstored"];
const PAUSES = [500, 2000]; // milliseconds until it is asked for again
const LOOK = 100; // milliseconds until one looks whether the table is shown again
const MOST_LOOKS = 50;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One planned step, and what would be after it: null if only the steps before and after it were tried. */
interface Planned<V, E> {
  step: string;
  after: Trial<V, E> | null;
}

export class Plan<V, E = GameEvent> {
  readonly desk: Desk<V, E, unknown, unknown>;
  #planned = $state.raw<readonly Planned<V, E>[]>([]);
  /** The position that the plan was made for: it is worth nothing on another one. */
  #madeFor = $state("");
  /** The planned step after which the table is shown; null: after all of them. */
  #peek = $state<number | null>(null);
  /** The plan is on its way; the server plays all of it or nothing. */
  sending = $state(false);
  /** Questions to the server that are not answered yet. */
  asking = $state(0);
  #line: Promise<unknown> = Promise.resolve();
  #cleared = 0;

  #isWhole: (trial: Trial<V, E>) => boolean;

  position = $derived.by(() => `${this.desk.seat} ${this.desk.token}`);
  /** Whether something can be planned now: not while looking back, which keeps the plan. */
  active = $derived.by(() => this.desk.legal.length > 0);
  #shown = $derived.by(() => ((this.active || this.sending) && this.#madeFor === this.position ? this.#planned : NONE));
  steps: readonly string[] = $derived(this.#shown.map(({ step }) => step));
  /** What the whole plan leads to. */
  trial = $derived(this.#shown.at(-1)?.after ?? null);
  peek = $derived(this.#peek !== null && this.#peek < this.#shown.length ? this.#peek : null);
  /** The table as it is shown: after the plan, or after the step that is peeked at. */
  view: V = $derived.by(() => (this.peek === null ? this.trial : this.#shown[this.peek]?.after)?.view ?? this.desk.view);
  /** Whether nothing can be planned after these steps: the turn is whole, or what follows cannot be known. */
  ended = $derived.by(() => this.trial !== null && (this.trial.ended || this.#isWhole(this.trial)));
  legal: readonly string[] = $derived.by(() => {
    if (!this.active || this.sending || this.peek !== null || this.ended) return NONE;
    return this.trial?.legal ?? this.desk.legal;
  });
  /** More of them, not listed one by one. */
  sets: readonly StepSet[] = $derived.by(() => (this.legal.length ? (this.trial ?? this.desk).sets : NONE));
  busy = $derived.by(() => this.sending || this.asking > 0 || this.desk.busy);

  /** `isWhole`: where a board ends a plan although the same seat could go on, as after a turn. */
  constructor(desk: Desk<V, E, unknown, unknown>, isWhole: (trial: Trial<V, E>) => boolean = () => false) {
    this.desk = desk;
    this.#isWhole = isWhole;
    desk.tries(this);
  }

  clear(): void {
    this.#cleared++;
    this.#planned = [];
    this.#peek = null;
    this.desk.keepPlan([]);
  }

  /** Shows the table after one of the planned steps only, or after all of them. */
  peekAt(number: number | null): void {
    this.#peek = number;
    if (number !== null && this.#shown[number]?.after === null) void this.#fill(number);
  }

  /** Finds out what is after a step that was planned together with others. */
  #fill(number: number): Promise<boolean> {
    return this.#inLine(async (change) => {
      const steps = this.steps.slice(0, number + 1);
      const after = await this.#try(steps);
      if (!steps.every((step, i) => step === this.steps[i])) return false;
      const filled = change(this.#shown.map((planned, i) => (i === number ? { ...planned, after } : planned)));
      this.#peek = number;
      return filled;
    });
  }

  // ---------------------------------------------------------------- what a reload does not lose

  /** Plans again what was planned before the page was left; one that fits no more is forgotten in silence. Was there one? */
  async restore(): Promise<boolean> {
    if (!this.active || this.steps.length) return false;
    return this.#inLine(async (change) => {
      let tries = 0;
      let looks = 0;
      for (;;) {
        if (!this.active) {
          // something else is shown for a moment: what was kept is neither asked for nor tried as if it were for that
          if (looks++ === MOST_LOOKS) return false;
          await pause(LOOK);
          continue;
        }
        try {
          const kept = await this.desk.keptPlan();
          if (!kept || this.steps.length) return false; // there is none, or somebody was quicker
          if (!this.active) continue;
          return change(plannedOf(kept, await this.#try(kept)));
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          const passing = PASSING.includes(error.code);
          if (!passing) this.desk.keepPlan([]);
          const rest = passing ? PAUSES[tries++] : undefined;
          if (rest === undefined) return false;
          await pause(rest);
        }
      }
    });
  }

  /** Plans more steps, after those that were chosen before; a refused one is explained and changes nothing. */
  add(...steps: string[]): Promise<boolean> {
    return this.#inLine(async (change) => {
      const before = this.#shown;
      const after = await this.#try([...this.steps, ...steps]);
      return change([...before, ...plannedOf(steps, after)]);
    });
  }

  /** Plans these steps instead. */
  replace(steps: readonly string[]): Promise<boolean> {
    return this.#inLine(async (change) => {
      return change(plannedOf(steps, steps.length ? await this.#try(steps) : null));
    });
  }

  /** Takes the last planned step back. */
  takeBack(): Promise<boolean> {
    return this.#inLine(async (change) => {
      const left = this.#shown.slice(0, -1);
      const last = left.at(-1);
      const after = last && !last.after ? await this.#try(left.map(({ step }) => step)) : null;
      return change(last && after ? [...left.slice(0, -1), { ...last, after }] : left);
    });
  }

  /** Takes any planned step back; what cannot be without it falls out too. How many did? */
  async remove(number: number): Promise<number> {
    let fallen = 0;
    await this.#inLine(async (change) => {
      const left = [...this.#shown.slice(0, number)];
      for (const { step } of this.#shown.slice(number + 1)) {
        try {
          left.push({ step, after: await this.#try([...left.map((planned) => planned.step), step]) });
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          fallen++;
        }
      }
      return change(left);
    });
    return fallen;
  }

  /** Asks the rules why a step is not possible now; nothing is planned or played by it. */
  async explain(step: string): Promise<void> {
    await this.#inLine(async () => {
      await this.#try([...this.steps, step]);
      return false;
    });
  }

  /** Plays the plan, with some more steps if given: all or nothing. A refused one stays as it was, with the reason. */
  send(...more: string[]): Promise<boolean> {
    return this.#inLine(async () => {
      const steps = [...this.steps, ...more];
      if (!this.active || this.sending || !steps.length) return false;
      this.#peek = null;
      this.sending = true;
      try {
        const played = await this.desk.play(steps, this.view);
        if (played) this.clear();
        return played;
      } finally {
        this.sending = false;
      }
    });
  }

  async #try(steps: readonly string[]): Promise<Trial<V, E>> {
    this.asking++;
    try {
      return await this.desk.tryOut(steps);
    } finally {
      this.asking--;
    }
  }

  /** One change after the other, however quick the fingers are; none on a plan that was cleared, or a table that moved on. */
  #inLine(work: (change: (planned: readonly Planned<V, E>[]) => boolean) => Promise<boolean>): Promise<boolean> {
    const cleared = this.#cleared;
    const position = this.position;
    const change = (planned: readonly Planned<V, E>[]): boolean => {
      if (cleared !== this.#cleared || position !== this.position) return false;
      this.#planned = planned;
      this.#madeFor = position;
      this.#peek = null;
      if (this.active) this.desk.keepPlan(this.steps); // else it shows no steps now, and has them all the same
      return true;
    };
    const done = this.#line.then(async () => {
      if (cleared !== this.#cleared || position !== this.position) return false;
      try {
        return await work(change);
      } catch (error) {
        this.desk.refused(error);
        return false;
      }
    });
    this.#line = done.catch(() => undefined);
    return done;
  }
}

/** Steps that were tried together: only what comes after all of them is known. */
function plannedOf<V, E>(steps: readonly string[], after: Trial<V, E> | null): Planned<V, E>[] {
  return steps.map((step, i) => ({ step, after: i === steps.length - 1 ? after : null }));
}
