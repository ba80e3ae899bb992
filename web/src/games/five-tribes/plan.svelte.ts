/** A turn that is planned in private: steps are tried out, taken back, and sent together at the end. */
import type { Desk, Trial } from "$lib/game";
import type { View } from "./types";

const PATIENCE = 30_000; // milliseconds for an answer to a step of the plan
const REFUSED = 2500; // milliseconds after an answer that changed nothing: the step was refused

export class Plan {
  #desk: Desk<View>;
  steps = $state.raw<readonly string[]>([]);
  trial = $state.raw<Trial<View> | null>(null);
  /** What was planned and is still to be sent. */
  sending = $state.raw<readonly string[]>([]);
  trying = $state(false);
  #since = "";
  #sentAt = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk<View>) {
    this.#desk = desk;
  }

  get view(): View {
    return this.trial?.view ?? this.#desk.view;
  }

  get legal(): readonly string[] {
    if (this.sending.length) return [];
    return this.trial ? (this.ended ? [] : this.trial.legal) : this.#desk.legal;
  }

  /** Whether the plan is a whole turn, or what follows cannot be known. */
  get ended(): boolean {
    return this.trial !== null && (this.trial.ended || this.trial.events.some(({ event }) => event === "turn" || event === "round"));
  }

  get busy(): boolean {
    return this.trying || this.sending.length > 0 || this.#desk.busy;
  }

  /** What the real table asks; a plan made for another question is worth nothing. */
  question(): string {
    const { view, legal, seat } = this.#desk;
    return legal.length ? `${seat} ${view.round} ${view.phase} ${view.here} ${legal.length} ${legal[0]} ${legal.at(-1)}` : "";
  }

  /** Adds steps to the plan; a refused one is explained and changes nothing. */
  async add(...steps: string[]): Promise<boolean> {
    return this.#try([...this.steps, ...steps]);
  }

  async replace(steps: readonly string[]): Promise<boolean> {
    return this.#try(steps);
  }

  async #try(steps: readonly string[]): Promise<boolean> {
    if (this.busy) return false;
    if (!steps.length) {
      this.clear();
      return true;
    }
    this.trying = true;
    const question = this.question();
    try {
      const trial = await this.#desk.tryOut(steps);
      if (question !== this.question()) return false;
      this.steps = steps;
      this.trial = trial;
      this.#since = question;
      return true;
    } catch (error) {
      this.#desk.refused(error);
      return false;
    } finally {
      this.trying = false;
    }
  }

  async takeBack(): Promise<void> {
    await this.#try(this.steps.slice(0, -1));
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.steps = [];
    this.trial = null;
    this.sending = [];
    this.#sentAt = -1;
  }

  /** Sends the plan, with some more steps if given. */
  send(...more: string[]): void {
    if (this.busy) return;
    this.sending = [...this.steps, ...more];
    this.#sentAt = -1;
    this.#wait(PATIENCE);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), milliseconds);
  }

  /** To be called whenever the table changes: sends what is next, and forgets a plan that is done or outdated. */
  follow(): void {
    const { tick, busy, legal } = this.#desk;
    const question = this.question();
    if (this.sending.length) {
      if (!busy && tick === this.#sentAt) this.#wait(REFUSED);
      if (busy || tick === this.#sentAt) return;
      const [next, ...rest] = this.#sentAt < 0 ? this.sending : this.sending.slice(1);
      if (next === undefined) this.clear();
      else if (legal.includes(next)) {
        this.sending = [next, ...rest];
        this.#sentAt = tick;
        this.#wait(PATIENCE);
        this.#desk.play(next);
      }
    } else if (this.steps.length && question !== this.#since) this.clear();
  }
}
