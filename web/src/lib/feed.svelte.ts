/** What comes from the server: chat, log, and views that are shown one after the other, when the board is ready for them. */
import type { Happening, MomentList, Perspective, TableInfo, Update, You } from "$messages";
import { Refused } from "./api";
import type { GameEvent } from "./game";
import { entryOf, type LogEntry } from "./log.svelte";

const LONGEST_HOLD = 4000;

/** One thing that was said at the table. */
export interface Said {
  key: string;
  at: number;
  name: string;
  text: string;
}

/** A view that waits for its turn to be shown. */
interface Waiting {
  perspectives: Perspective[];
  token: number;
  events: GameEvent[];
  /** New lines of the log; null: all of it must be read again. */
  lines: LogEntry[] | null;
}

/** A view that is shown now. */
export interface Showing {
  events: GameEvent[];
  /** A jump, which is not animated. */
  still: boolean;
  /** The log must be read anew. */
  reread: boolean;
  /** Another position than the one that was shown before. */
  moved: boolean;
}

export class Feed {
  table = $state.raw<TableInfo | null>(null);
  /** What the visitor may do before the game. */
  you = $state.raw<You>({ host: false, kept: [], removed: false });
  /** When the table was told: clocks run from there. */
  told = $state(0);
  chat = $state.raw<Said[]>([]);
  perspectives = $state.raw<Perspective[]>([]);
  /** Names the position that is shown: what was chosen on another one is refused. */
  token = $state(0);
  #entries = $state.raw<LogEntry[]>([]);
  #beside = $state.raw<LogEntry[]>([]);
  /** Everything that happened, in the game and beside it, in the order of time. */
  entries: LogEntry[] = $derived([...this.#beside, ...this.#entries].sort((a, b) => a.at - b.at));
  #newest: Perspective[] = [];
  #waiting: Waiting[] = [];
  #heldUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #added: LogEntry[] = [];
  #seen = new Map<number | null, number>();
  #moments: (seat: number | null) => Promise<MomentList>;
  #show: (showing: Showing) => void;

  /** `moments` asks for the log as a seat may know it; `show` is called for every view that is shown. */
  constructor(moments: (seat: number | null) => Promise<MomentList>, show: (showing: Showing) => void) {
    this.#moments = moments;
    this.#show = show;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Takes an update; what was said since. */
  take({ table, happened, since, perspectives, you }: Update): Said[] {
    const before = this.table;
    const snapshot = since === null;
    this.table = table;
    this.you = you;
    this.told = performance.now();
    const said = happened.filter(({ kind }) => kind === "chatted").map(saidOf);
    this.chat = snapshot ? said : [...this.chat, ...said];
    const entries = happened.filter(({ kind }) => kind !== "chatted").map(entryOf);
    const beside = entries.filter(({ kind }) => kind !== "played").map((entry) => ({ ...entry, events: [] }));
    this.#beside = snapshot ? beside : [...this.#beside, ...beside];
    const steps = entries.filter(({ kind }) => kind === "played" || kind === "started");
    const rebuilt = snapshot || entries.some(({ kind }) => kind === "undone");
    const moved = before?.stage !== table.stage || before.token !== table.token;
    if (rebuilt || steps.length || moved || changed(this.#newest, perspectives)) {
      const several = table.seats.filter(({ yours }) => yours).length > 1;
      const events = rebuilt || several ? [] : steps.flatMap(({ events }) => events);
      const lines = rebuilt || several ? null : linesAfter(before?.moments ?? 0, steps, table.moments);
      this.#waiting.push({ perspectives, token: table.token, events, lines });
      if (!before || rebuilt) this.flush();
      else this.#next();
    }
    this.#newest = perspectives;
    return snapshot ? [] : said;
  }

  /** The next view waits until an animation is over. */
  hold(milliseconds: number): void {
    this.#heldUntil = performance.now() + Math.min(milliseconds, LONGEST_HOLD);
  }

  isHeld(): boolean {
    return this.#heldUntil > performance.now();
  }

  /** Shows the newest view at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#heldUntil = 0;
    const last = this.#waiting.at(-1);
    if (!last) return;
    const events = this.#waiting.flatMap(({ events }) => events);
    const lines = this.#waiting.every(({ lines }) => lines) ? this.#waiting.flatMap(({ lines }) => lines ?? []) : null;
    this.#waiting = [];
    this.#set({ ...last, events, lines }, events.length === 0);
  }

  /** Shows the next view, unless the board asked for time to finish what it shows. */
  #next(): void {
    clearTimeout(this.#timer);
    const wait = this.#heldUntil - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    const next = this.#waiting.shift();
    if (!next) return;
    this.#set(next, false);
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#next(), 0);
  }

  #set({ perspectives, token, events, lines }: Waiting, still: boolean): void {
    const moved = token !== this.token;
    this.perspectives = perspectives;
    this.token = token;
    if (lines) this.#add(lines);
    this.#show({ events, still, reread: lines === null, moved });
  }

  /** Adds lines, but for those that were read already, while they waited to be shown. */
  #add(lines: readonly LogEntry[]): void {
    const last = this.#entries.at(-1)?.moment ?? -1;
    const added = lines.filter(({ moment }) => (moment ?? -1) > last);
    this.#added.push(...added);
    this.#entries = [...this.#entries, ...added];
  }

  /** What led from one moment to another, as far as the log knows it apart from the rest. */
  between(from: number, to: number): GameEvent[] | null {
    const found = this.#entries.filter(({ moment }) => moment !== null && moment > from && moment <= to);
    const made = found.reduce((sum, { moments }) => sum + moments, 0);
    return made === to - from ? found.flatMap(({ events }) => events) : null;
  }

  /** Reads the log of the game as a seat may know it, from the start; what is new to that seat. */
  async read(seat: number | null): Promise<GameEvent[]> {
    const asked = ++this.#asked;
    this.#added = [];
    try {
      const { lines } = await this.#moments(seat);
      if (asked !== this.#asked) return [];
      const none = { moments: 1, kind: "played", seat: null, name: null, text: null };
      this.#entries = lines.map(({ moment, at, events }) => ({ ...none, key: `m${moment}`, at, moment, events }));
      const seen = this.#seen.get(seat) ?? lines.length;
      this.#seen.set(seat, lines.length);
      const news = this.#entries.slice(seen).flatMap(({ events }) => events);
      this.#add(this.#added.splice(0)); // what was shown while the answer was on its way
      return news;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return []; // the next update asks again
    }
  }
}

/** Steps as lines of the log; null when they do not simply follow the moments that are known. */
function linesAfter(known: number, steps: LogEntry[], count: number): LogEntry[] | null {
  const made = steps.reduce((sum, { moments }) => sum + moments, 0);
  if ((known === 0 && steps.length) || known + made !== count) return null;
  let moment = known - 1;
  return steps.map((step) => {
    moment += step.moments;
    return { ...step, kind: "played", key: `m${moment}`, moment };
  });
}

function saidOf({ version, at, name, text }: Happening): Said {
  return { key: `v${version}`, at, name: name ?? "", text: text ?? "" };
}

/** Whether what the viewer may know or do is another than before: presence alone changes no view. */
function changed(before: Perspective[], now: Perspective[]): boolean {
  return JSON.stringify(before) !== JSON.stringify(now);
}
