/** The analysis of a study while it goes on: asked how far it is, and for what was judged only when there is more of it. */
import type { AnalysisState } from "$messages";
import { api, Refused } from "$src/net/api";
import { showRefusal } from "$src/i18n/errors";

const POLL_MILLISECONDS = 1500;
const PARTS = 12; // so often what was judged is read while more is

export class Job {
  state = $state.raw() as AnalysisState;
  /** Minutes that are left at the pace so far; null: not known yet. */
  left = $state<number | null>(null);
  #study: string;
  #read = 0;
  #began: { at: number; done: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(study: string, state: AnalysisState) {
    this.#study = study;
    this.state = state;
  }

  get goesOn(): boolean {
    return this.state.state === "waiting" || this.state.state === "running";
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  order(budget: "quick" | "normal" | "deep"): Promise<void> {
    return this.#do(() => api.analyseStudy(this.#study, budget));
  }

  stop(): Promise<void> {
    return this.#do(() => api.stopAnalysis(this.#study));
  }

  async #do(ask: () => Promise<AnalysisState>): Promise<void> {
    try {
      this.#take(await ask());
      this.#began = null;
      await this.watch();
    } catch (error) {
      showRefusal(error);
    }
  }

  /** Asks now, and again until it is over; while the page is hidden, or the server does not answer, it waits. */
  async watch(): Promise<void> {
    clearTimeout(this.#timer);
    if (document.visibilityState !== "hidden") {
      try {
        await this.#ask();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    if (!this.#closed && this.goesOn) this.#timer = setTimeout(() => void this.watch(), POLL_MILLISECONDS);
  }

  async #ask(): Promise<void> {
    const before = this.state;
    const now = await api.studyAnalysis(this.#study, false);
    const more = now.state !== before.state || now.budget !== before.budget || now.done >= this.#read + now.total / PARTS;
    if (more || !before.result) {
      this.#read = now.done;
      this.#take(await api.studyAnalysis(this.#study, true));
    } else this.#take(now);
  }

  /** A state without what was judged keeps what was read before. */
  #take(state: AnalysisState): void {
    this.state = { ...state, result: state.result ?? this.state.result };
    if (state.state !== "running") this.#began = this.left = null;
    else if (!this.#began) this.#began = { at: performance.now(), done: state.done };
    else if (state.done > this.#began.done) {
      const each = (performance.now() - this.#began.at) / (state.done - this.#began.done);
      this.left = Math.round((each * (state.total - state.done)) / 60_000);
    }
  }
}
