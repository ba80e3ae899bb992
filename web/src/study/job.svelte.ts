/** The analysis of a study while it goes on: the server says how far it is; what was judged is read when there is more of it. */
import type { AnalysisState } from "$messages";
import { api, Refused } from "$src/net/api";
import { waitBefore } from "$src/net/connection.svelte";
import { showRefusal } from "$src/i18n/errors";

const PARTS = 12; // so often what was judged is read while more is

export class Job {
  state = $state.raw() as AnalysisState;
  /** Minutes that are left at the pace so far; null: not known yet. */
  left = $state<number | null>(null);
  #study: string;
  #read = 0;
  #began: { at: number; done: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #reading = false;
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
    this.#hangUp();
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    // a browser complains of a connection that ends before it has begun
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
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

  /** Reads what there is, and follows the analysis while it goes on; a lost connection comes back by itself. */
  async watch(): Promise<void> {
    try {
      await this.#hear(await api.studyAnalysis(this.#study, false));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    this.#follow();
  }

  #follow(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket || !this.goesOn) return;
    const address = `/api/studies/${encodeURIComponent(this.#study)}/live`;
    const socket = new WebSocket(new URL(address, location.href.replace(/^http/, "ws")));
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#attempt = 0;
      void this.#hear(JSON.parse(event.data as string) as AnalysisState).catch(showRefusal);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#timer = setTimeout(() => void this.watch(), waitBefore(this.#attempt++, Math.random()));
    };
  }

  /** Takes how far it is, and reads what was judged when that is much more, or all. */
  async #hear(now: AnalysisState): Promise<void> {
    if (!("total" in now)) return; // a refusal: the connection ends
    const before = this.state;
    const more = now.state !== before.state || now.budget !== before.budget || now.done >= this.#read + now.total / PARTS;
    if ((more || !before.result) && !this.#reading) {
      this.#reading = true;
      this.#read = now.done;
      try {
        this.#take(await api.studyAnalysis(this.#study, true));
      } finally {
        this.#reading = false;
      }
    } else this.#take(now);
    if (!this.goesOn) this.#hangUp();
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
