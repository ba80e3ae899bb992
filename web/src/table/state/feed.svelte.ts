/** What comes from the server: chat at once; views, with their lines of the log, one after the other as the board plays them. */
import type { Happening, MomentList, Perspective, TableInfo, Update, Utterance, You } from "$messages";
import { Refused } from "$src/net/api";
import type { GameEvent } from "$src/core/game";
import { entryOf, type LogEntry } from "$src/board/history/log.svelte";
import { shared } from "$src/net/shared";

/** One thing that was said at the table. */
export interface Said {
  key: string;
  at: number;
  name: string;
  text: string;
  /** A phrase, which everybody reads in their own language, instead of a text. */
  phrase: string | null;
  seat: number | null;
  /** Its number, `w` before it: said among those who watch. Null: nobody can react to it. */
  line: string | null;
  /** What others know the speaker as: a mark, `+` before that of a member and `~` before that of a guest. */
  by: string | null;
  /** Who has reacted, by sign. */
  reactions: Readonly<Record<string, readonly string[]>>;
}

/** A view that waits for its turn to be shown. */
interface Waiting {
  table: TableInfo;
  perspectives: Perspective[];
  events: GameEvent[];
  /** New lines of the log; null: all of it must be read again. */
  lines: LogEntry[] | null;
  /** Several people share the screen: what happened is read as the one before it may know it. */
  asks: boolean;
}

/** A view that is shown now. */
export interface Showing {
  events: GameEvent[];
  /** A jump, which was not played. */
  still: boolean;
  /** The log must be read anew. */
  reread: boolean;
  /** Another position than the one that was shown before. */
  moved: boolean;
}

/** What a feed needs of the table. */
export interface FeedContext {
  /** The log as a seat may know it. */
  moments(seat: number | null): Promise<MomentList>;
  /** Whose eyes are shown. */
  eye(): number | null;
  /** Plays what leads to these views on the board; `over` is called when that has been seen. */
  play(perspectives: readonly Perspective[], events: GameEvent[], over: () => void): void;
  /** Is called for every view that is shown, after what led to it was seen. */
  show(showing: Showing): void;
  /** Whether these events are a part of the turn that another one belongs to, which came before them. */
  goesOn(events: readonly GameEvent[], before: GameEvent | undefined): boolean;
}

interface News {
  lines: LogEntry[];
  events: GameEvent[];
}

export class Feed {
  /** The table as it was told last; what belongs to the position is as it is shown. */
  table: TableInfo | null = $derived.by(() => (this.#told && this.#position ? { ...this.#told, ...this.#position } : this.#told));
  #told = $state.raw<TableInfo | null>(null);
  #position = $state.raw<ReturnType<typeof positionOf> | null>(null);
  /** What the visitor may do before the game. */
  you = $state.raw<You>({ host: false, kept: [], removed: false, by: null, hushes: false, hushed: [] });
  /** When the table was told: clocks run from there. */
  told = $state(0);
  chat = $state.raw<Said[]>([]);
  perspectives = $state.raw<Perspective[]>([]);
  /** Whether the newest view is shown: only then may anything be chosen. */
  settled = $state(true);
  #entries = $state.raw<LogEntry[]>([]);
  #beside = $state.raw<LogEntry[]>([]);
  /** Everything that happened, in the game and beside it, in the order of time. */
  entries: LogEntry[] = $derived([...this.#beside, ...this.#entries].sort((a, b) => a.at - b.at));
  #newest: Perspective[] = [];
  #waiting: Waiting[] = [];
  #playing: Waiting | null = null;
  #asked = 0;
  #added: LogEntry[] = [];
  /** Lines of a turn that goes on at once. */
  #held: LogEntry[] = [];
  #seen = new Map<number | null, number>();
  #context: FeedContext;

  constructor(context: FeedContext) {
    this.#context = context;
  }

  /** Names the position that is shown: what was chosen on another one is refused. */
  get token(): number {
    return this.#position?.token ?? 0;
  }

  close(): void {
    this.#waiting = [];
    this.#playing = null;
  }

  /** Takes an update; what was said since. */
  take({ happened, since, you, ...told }: Update): Said[] {
    const before = this.#told;
    const table = shared(before, told.table);
    const perspectives = shared(this.#newest, told.perspectives);
    const snapshot = since === null;
    this.#told = table;
    this.you = shared(this.you, you);
    this.told = performance.now();
    const said = happened.filter(({ kind }) => kind === "chatted").map(saidOf);
    if (snapshot || said.length) this.chat = snapshot ? said : [...this.chat, ...said];
    for (const { kind, said } of happened) if (kind === "reacted" && said) this.#react(said);
    const entries = happened.filter(({ kind }) => kind !== "chatted" && kind !== "reacted").map(entryOf);
    const beside = entries.filter(({ kind }) => kind !== "played").map((entry) => ({ ...entry, events: [] }));
    if (snapshot || beside.length) this.#beside = snapshot ? beside : [...this.#beside, ...beside];
    const steps = entries.filter(({ kind }) => kind === "played" || kind === "started");
    const rebuilt = snapshot || entries.some(({ kind }) => kind === "undone");
    const position = before && positionOf(before);
    const moved = shared(position, positionOf(table)) !== position;
    // presence alone changes no view
    if (rebuilt || steps.length || moved || this.#newest !== perspectives) {
      const asks = table.seats.filter(({ yours }) => yours).length > 1;
      const events = rebuilt || asks ? [] : steps.flatMap(({ events }) => events);
      const lines = rebuilt || asks ? null : linesAfter(before?.moments ?? 0, steps, table.moments);
      this.#waiting.push({ table, perspectives, events, lines, asks: asks && steps.length > 0 });
      this.settled = false;
      if (!before || rebuilt) this.flush();
      else this.#next();
    }
    this.#newest = perspectives;
    return snapshot ? [] : said;
  }

  /** Notes who has reacted to a line, as it is now. */
  #react({ line, reactions }: Utterance): void {
    this.chat = this.chat.map((one) => (one.line !== null && one.line === line ? { ...one, reactions } : one));
  }

  /** Shows the newest view at once. */
  flush(): void {
    const waiting = this.#playing ? [this.#playing, ...this.#waiting] : this.#waiting;
    const last = waiting.at(-1);
    this.#waiting = [];
    this.#playing = null;
    if (!last) return;
    const events = waiting.flatMap(({ events }) => events);
    const lines = waiting.every(({ lines }) => lines) ? waiting.flatMap(({ lines }) => lines ?? []) : null;
    this.#set({ ...last, events, lines }, true);
  }

  /** Plays what leads to the next view, then shows it. */
  #next(): void {
    if (this.#playing) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#playing = next;
    if (next.asks) void this.#ask(next);
    else this.#play(next, next.events, () => this.#set(next, false));
  }

  #play(next: Waiting, events: GameEvent[], show: () => void): void {
    this.#context.play(next.perspectives, events, () => {
      if (this.#playing !== next) return; // the newest view was shown at once
      this.#playing = null;
      show();
      this.#next();
    });
  }

  /** Plays what is new to the one before the screen. */
  async #ask(next: Waiting): Promise<void> {
    const seat = this.#context.eye();
    const news = await this.#news(seat, ++this.#asked);
    if (this.#playing !== next) return;
    const events = news?.events ?? [];
    this.#play(next, events, () => {
      if (news) this.#entries = shared(this.#entries, news.lines);
      this.#set({ ...next, events, lines: [] }, false);
    });
  }

  #set({ table, perspectives, events, lines }: Waiting, still: boolean): void {
    const moved = table.token !== this.token;
    this.perspectives = perspectives;
    this.#position = positionOf(table);
    this.settled = !this.#playing && !this.#waiting.length;
    if (lines) this.#held.push(...lines);
    // a turn whose next step is here already is written down as a whole: nothing beside the board is drawn anew while pieces move
    const next = this.#waiting[0];
    if (still || !next?.lines || next.asks || !this.#context.goesOn(next.events, events.at(-1))) this.#add(this.#held.splice(0));
    this.#context.show({ events, still, reread: lines === null, moved });
  }

  /** Adds lines, but for those that were read already, while they waited to be shown. */
  #add(lines: readonly LogEntry[]): void {
    const last = this.#entries.at(-1)?.moment ?? -1;
    const added = lines.filter(({ moment }) => (moment ?? -1) > last);
    if (!added.length) return;
    this.#added.push(...added);
    this.#entries = [...this.#entries, ...added];
  }

  /** What led from one moment to another, as far as the log knows it apart from the rest. */
  between(from: number, to: number): GameEvent[] | null {
    const found = this.#entries.filter(({ moment }) => moment !== null && moment > from && moment <= to);
    const made = found.reduce((sum, { moments }) => sum + moments, 0);
    return made === to - from ? found.flatMap(({ events }) => events) : null;
  }

  /** Reads the log of the game as a seat may know it, from the start, as far as it is shown; what is new to that seat. */
  async read(seat: number | null): Promise<GameEvent[]> {
    this.#added = [];
    const news = await this.#news(seat, ++this.#asked);
    if (!news) return [];
    const shown = this.#position?.moments ?? 0;
    const lines = news.lines.filter(({ moment }) => (moment ?? 0) < shown);
    this.#entries = shared(this.#entries, lines);
    this.#add(this.#added.splice(0)); // what was shown while the answer was on its way
    return news.events;
  }

  /** The log as a seat may know it; null if it was asked for again meanwhile, or the server did not answer. */
  async #news(seat: number | null, asked: number): Promise<News | null> {
    try {
      const { lines } = await this.#context.moments(seat);
      if (asked !== this.#asked) return null;
      const none = { moments: 1, kind: "played", seat: null, name: null, text: null };
      const entries = lines.map(({ moment, at, events }) => ({ ...none, key: `m${moment}`, at, moment, events }));
      const seen = this.#seen.get(seat) ?? lines.length;
      this.#seen.set(seat, lines.length);
      return { lines: entries, events: entries.slice(seen).flatMap(({ events }) => events) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null; // the next update asks again
    }
  }
}

/** What of a table belongs to the position that is shown; the rest (who is here, clocks, a rematch) is told at once. */
function positionOf({ stage, token, moments, waiting, scores, ranking, seed }: TableInfo) {
  return { stage, token, moments, waiting, scores, ranking, seed };
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

function saidOf({ version, at, name, text, seat, said }: Happening): Said {
  const { line, by, phrase, reactions } = said ?? { line: null, by: null, phrase: null, reactions: {} };
  return { key: `v${version}`, at, name: name ?? "", text: text ?? "", phrase, seat, line, by, reactions };
}
