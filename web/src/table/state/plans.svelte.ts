/** Plans of the own seat: those that wait for its turn, the unfinished one, and the table as if it were the turn already. Nobody else sees them. */
import type { PlanFate, SeatPlans } from "$messages";
import { api, Refused } from "$src/net/api";
import type { Trial } from "$src/core/game";
import { draftOf, placeOf } from "$src/core/drafts";
import { forget, remember, remembered } from "$src/core/storage";
import { announce } from "$src/core/notices.svelte";
import { t } from "$src/i18n/words.svelte";

const DEBOUNCE = 700; // milliseconds until a plan that is being made is sent to the server
const LOOK_AGAIN = 2000; // until one looks again what became of plans, after the turn has come

/** What plans need of the table. */
export interface PlanContext {
  readonly id: string;
  readonly eye: number | null;
  readonly token: number;
  /** Whether it is the own turn. */
  readonly mustAct: boolean;
  /** Whether a person plays the own seat of a game that goes on. */
  readonly playing: boolean;
  tryAhead(steps: readonly string[]): Promise<Trial<unknown>>;
  refused(error: unknown): void;
}

interface Forward {
  at: string;
  trial: Trial<unknown>;
}

export class PlannedTurns {
  plans = $state.raw<SeatPlans | null>(null);
  /** Whether the visitor wants to plan ahead. */
  on = $state(false);
  /** Whether the next plan is to be played whatever it brings. */
  anyway = $state(false);
  busy = $state(false);
  #forward = $state.raw<Forward | null>(null);
  #context: PlanContext;
  #of = ""; // the seat that the plans are of
  #loaded: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #unsent: (() => Promise<void>) | null = null;

  constructor(context: PlanContext) {
    this.#context = context;
  }

  /** Whether the next turn can be planned before it comes. */
  get possible(): boolean {
    const { playing, mustAct } = this.#context;
    return playing && !mustAct && (this.plans?.offered ?? false);
  }
  /** The table as if it were the own turn, while that is planned. */
  get shown(): Trial<unknown> | null {
    return this.on && this.possible && this.#forward?.at === this.#here ? this.#forward.trial : null;
  }

  get #here(): string {
    const { eye, token } = this.#context;
    return `${eye} ${token}`;
  }

  close(): void {
    clearTimeout(this.#later);
    void this.flush();
  }

  // ---------------------------------------------------------------- what is on the server

  /** Reads the plans, when there may be other ones than before: of another seat, or once something has happened. */
  look(again = false): void {
    const { id, eye, playing } = this.#context;
    clearTimeout(this.#later);
    if (eye === null || !playing) {
      this.plans = null;
      return;
    }
    const seat = `${id} ${eye}`;
    if (this.#of !== seat) this.plans = null;
    else if (!again && !this.plans?.laid.length) return;
    this.#of = seat;
    this.#loaded = this.#read(eye, seat);
  }

  async #read(eye: number, seat: string): Promise<void> {
    try {
      const plans = await api.plans(this.#context.id, eye);
      if (seat !== this.#of) return;
      this.#take(plans);
      // what became of a plan is noted a moment after its turn was played
      if (plans.laid.length) this.#later = setTimeout(() => this.look(true), LOOK_AGAIN);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the next look asks again
    }
  }

  #take(plans: SeatPlans): void {
    const before = this.plans;
    this.plans = plans;
    if (before?.laid.length && plans.fate && !plans.laid.length) announce(fateInWords(plans.fate));
  }

  async #change(work: (seat: number) => Promise<SeatPlans>): Promise<boolean> {
    const { eye } = this.#context;
    if (eye === null || this.busy) return false;
    this.busy = true;
    try {
      this.plans = await work(eye);
      clearTimeout(this.#later);
      if (this.plans.laid.length) this.#later = setTimeout(() => this.look(true), LOOK_AGAIN);
      return true;
    } catch (error) {
      this.#context.refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  // ---------------------------------------------------------------- laying plans

  /** Shows the table as if it were the own turn, or as it is. */
  async toggle(): Promise<void> {
    this.on = !this.on;
    if (this.on) await this.bringForward();
  }

  /** Asks for the table as if it were the own turn. */
  async bringForward(): Promise<void> {
    const at = this.#here;
    if (!this.on || !this.possible || this.#forward?.at === at) return;
    try {
      const trial = await this.#context.tryAhead([]);
      if (at === this.#here) this.#forward = { at, trial };
    } catch (error) {
      if (error instanceof Refused && error.code === "stale") return; // the table has moved on: it is asked for again
      this.on = false;
      this.#context.refused(error);
    }
  }

  /** Lets steps wait for the own turn. */
  async lay(steps: readonly string[]): Promise<boolean> {
    const { id, token } = this.#context;
    const plan = { token, steps: [...steps], anyway: this.anyway };
    const laid = await this.#change((seat) => api.layPlan(id, seat, plan));
    if (!laid) return false;
    this.on = this.anyway = false;
    announce(t("plan-laid"));
    return true;
  }

  /** Moves a plan up or down in the order in which they are tried. */
  move(number: number, by: 1 | -1): void {
    const ids = (this.plans?.laid ?? []).map((plan) => plan.id);
    const [moved] = ids.splice(number, 1);
    if (moved === undefined || number + by < 0 || number + by > ids.length) return;
    ids.splice(number + by, 0, moved);
    void this.#change((seat) => api.orderPlans(this.#context.id, seat, ids)).then((done) => done && announce(t("plans-ordered")));
  }

  /** Takes a plan back. */
  async remove(number: number): Promise<void> {
    const ids = (this.plans?.laid ?? []).map((plan) => plan.id).filter((_, place) => place !== number);
    if (await this.#change((seat) => api.orderPlans(this.#context.id, seat, ids))) announce(t("plan-removed"));
  }

  /** Forgets what became of the last plans. */
  dismiss(): void {
    const ids = (this.plans?.laid ?? []).map((plan) => plan.id);
    void this.#change((seat) => api.orderPlans(this.#context.id, seat, ids));
  }

  // ---------------------------------------------------------------- the unfinished one

  get #place(): string {
    return placeOf(this.#context.id, this.#context.eye);
  }

  /** Keeps an unfinished plan: on this device at once, on the server a moment later. */
  keep(steps: readonly string[], ahead: boolean): void {
    const { id, eye, token } = this.#context;
    if (eye === null) return;
    const place = this.#place;
    if (!steps.length && !this.plans?.draft && !this.#unsent && remembered(place) === null) return;
    const draft = { token, steps: [...steps], ahead };
    const text = JSON.stringify(draft);
    if (steps.length) remember(place, text);
    else forget(place);
    this.#unsent = async () => {
      try {
        const plans = await api.keepPlan(id, eye, draft);
        if (`${id} ${eye}` === this.#of) this.plans = { ...plans, laid: this.plans?.laid ?? plans.laid };
        if (remembered(place) === text) forget(place);
      } catch (error) {
        if (!(error instanceof Refused)) throw error; // this device still has it
      }
    };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), DEBOUNCE);
  }

  /** Sends what waits to be sent. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const send = this.#unsent;
    this.#unsent = null;
    await send?.();
  }

  /** The unfinished plan for the table as it is shown: what this device has not sent yet, else what the server has. */
  async kept(ahead: boolean): Promise<readonly string[] | null> {
    const { token } = this.#context;
    const local = draftOf(remembered(this.#place));
    await this.#loaded;
    const draft = local ?? this.plans?.draft ?? null;
    if (draft && draft.token === token && draft.ahead === ahead && draft.steps.length) return draft.steps;
    if (local) forget(this.#place); // of a table that has moved on
    return null;
  }
}

/** What became of plans, in a sentence. */
export function fateInWords(fate: PlanFate): string {
  return t(`plan-fate-${fate.what}`);
}
