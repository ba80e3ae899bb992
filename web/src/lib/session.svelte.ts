/** A visit at one table: the live game, looking back, several people at one screen, and what is shown of it all. */
import type { Advice, Happening, Perspective, TableInfo, Update } from "$messages";
import { api, Refused } from "./api";
import { Connection, newId, type CommandWords } from "./connection.svelte";
import { TableDesk } from "./desk.svelte";
import type { Found, GameEvent, GameModule, SeatInfo, Trial, Words } from "./game";
import { loadGame } from "./games";
import { entryOf, type LogEntry, linesOf, type LogLine } from "./log.svelte";
import { remember, remembered } from "./memory";
import { announce } from "./notices.svelte";
import { showRefusal } from "./refusals";
import { go } from "./router.svelte";
import { seatsInWords } from "./seats";
import { sound } from "./sound.svelte";
import { has, tell } from "./words.svelte";

const LONGEST_HOLD = 4000;
const BOX_MILLISECONDS = 1000; // until a server that did not answer is asked again for the games
const CURTAIN_MILLISECONDS = 120; // a board gets this long to ask for more time before the curtain or the end

/** One thing that was said at the table. */
export interface Said {
  key: string;
  at: number;
  name: string;
  text: string;
}

interface Wanted {
  moment: number;
  seat: number | null;
  open: boolean;
}

/** A view that waits for its turn to be shown. */
interface Shown {
  perspectives: Perspective[];
  token: number;
  events: GameEvent[];
  /** New lines of the log; null: all of it must be read again. */
  lines: LogEntry[] | null;
}

/** A past moment that is looked at. */
export interface Looking extends Wanted {
  /** How many moments there were when looking back began. */
  began: number;
  view: Record<string, unknown>;
  events: GameEvent[];
  still: boolean;
}

/** A question before something is played. */
export interface Question {
  words: Words;
  answer: (yes: boolean) => void;
}

export class Session {
  readonly id: string;
  readonly connection: Connection;
  readonly desk: TableDesk;
  game = $state.raw<GameModule | null>(null);
  /** What is in the game's box, as the server describes it. */
  box = $state.raw<Record<string, unknown>>({});
  gameLoaded = $state(false);
  table = $state.raw<TableInfo | null>(null);
  /** When the table was told: clocks run from there. */
  told = $state(0);
  perspective = $state.raw<Perspective | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** Counts the views that were shown: a board animates when it changes. */
  tick = $state(0);
  /** Names the position that is shown: what was chosen on another one is refused. */
  token = $state(0);
  jump = $state(true);
  busy = $state(false);
  eye = $state<number | null>(null);
  /** The own seat that waits behind the curtain, when several people share the screen. */
  curtain = $state<number | null>(null);
  /** Whether the end of the game has been shown. */
  ended = $state(false);
  curtainIsUsed = $state(remembered("curtain") !== "off");
  looking = $state.raw<Looking | null>(null);
  chat = $state.raw<Said[]>([]);
  question = $state.raw<Question | null>(null);
  hints = $state.raw<Advice[] | null>(null);
  thinking = $state(false);
  #entries = $state.raw<LogEntry[]>([]);
  #beside = $state.raw<LogEntry[]>([]);
  #perspectives: Perspective[] = [];
  #waiting: Shown[] = [];
  /** How long the scene of the moment that is looked at takes: replaying waits for it. */
  pause = $state(0);
  #holdUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #curtainTimer: ReturnType<typeof setTimeout> | undefined;
  #endTimer: ReturnType<typeof setTimeout> | undefined;
  #logAsked = 0;
  #wanted: Wanted | null = null;
  #aim = 0;
  #fetching = false;
  #known = false;
  #seen = new Map<number | null, number>();

  seats: SeatInfo[] = $derived(this.table ? seatsInWords(this.table.seats) : []);
  mine: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  hotSeat: boolean = $derived(this.mine.length > 1);
  over: boolean = $derived(this.table?.stage === "over");
  /** The number of moments to look back at; the last one is now. */
  count: number = $derived(this.table?.moments ?? 0);
  mustAct: boolean = $derived(
    this.eye !== null &&
      this.curtain === null &&
      this.table?.waiting.includes(this.eye) === true &&
      this.table.seats[this.eye]?.stage === "person",
  );
  log: LogLine[] = $derived(
    linesOf(
      [...this.#beside, ...this.#entries].sort((a, b) => a.at - b.at),
      this.seats,
      this.game,
      this.perspective?.view,
    ),
  );

  constructor(id: string) {
    this.id = id;
    this.desk = new TableDesk(this);
    this.connection = new Connection(id, (update) => this.#take(update));
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#curtainTimer);
    clearTimeout(this.#endTimer);
    this.connection.close();
  }

  // ---------------------------------------------------------------- what comes from the server

  #take(update: Update): void {
    const before = this.table;
    const { table, happened, since } = update;
    this.table = table;
    this.told = performance.now();
    if (!before) void this.#loadGame(table.game);
    const snapshot = since === null;
    const chat = happened.filter(({ kind }) => kind === "chatted").map(saidOf);
    this.chat = snapshot ? chat : [...this.chat, ...chat];
    if (!snapshot) for (const { name, text } of chat) announce(`${name}: ${text}`);
    const entries = happened.filter(({ kind }) => kind !== "chatted").map(entryOf);
    const beside = entries.filter(({ kind }) => kind !== "played").map((entry) => ({ ...entry, events: [] }));
    this.#beside = snapshot ? beside : [...this.#beside, ...beside];
    const steps = entries.filter(({ kind }) => kind === "played" || kind === "started");
    const rebuilt = snapshot || entries.some(({ kind }) => kind === "undone");
    if (
      snapshot ||
      steps.length ||
      rebuilt ||
      before?.stage !== table.stage ||
      before.token !== table.token ||
      changed(this.#perspectives, update.perspectives)
    ) {
      const events = rebuilt || this.hotSeat ? [] : steps.flatMap(({ events }) => events);
      this.#waiting.push({
        perspectives: update.perspectives,
        token: table.token,
        events,
        lines: this.#linesOf(before?.moments ?? 0, steps, rebuilt),
      });
      if (!before || rebuilt) this.#flush();
      else this.#show();
    }
    if (before && before.rematch !== table.rematch) announce(tell({ id: "rematch-offered" }));
  }

  async #loadGame(name: string): Promise<void> {
    try {
      const [game, games] = await Promise.all([loadGame(name), api.games()]);
      this.game = game;
      this.box = games.find((known) => known.name === name)?.box ?? {};
      this.gameLoaded = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTimeout(() => void this.#loadGame(name), BOX_MILLISECONDS);
    }
  }

  /** Steps as lines of the log; null when they do not simply follow, or when this viewer holds several seats. */
  #linesOf(known: number, steps: LogEntry[], rebuilt: boolean): LogEntry[] | null {
    const made = steps.reduce((sum, { moments }) => sum + moments, 0);
    const follows = !rebuilt && !this.hotSeat && (known > 0 || !steps.length) && known + made === this.count;
    if (!follows) return null;
    let moment = known - 1;
    return steps.map((step) => {
      moment += step.moments;
      return { ...step, kind: "played", key: `m${moment}`, moment };
    });
  }

  /** Reads the log of the game as the seat may know it, from the start; what is new to that seat. */
  async #readLog(): Promise<GameEvent[]> {
    const asked = ++this.#logAsked;
    const seat = this.eye;
    try {
      const { lines } = await api.moments(this.id, seat);
      if (asked !== this.#logAsked) return [];
      this.#entries = lines.map(({ moment, at, events }) => ({
        key: `m${moment}`,
        at,
        moment,
        moments: 1,
        kind: "played",
        seat: null,
        name: null,
        text: null,
        events: events as unknown as GameEvent[],
      }));
      const seen = this.#seen.get(seat) ?? lines.length;
      this.#seen.set(seat, lines.length);
      return this.#entries.slice(seen).flatMap(({ events }) => events);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return []; // the next update asks again
    }
  }

  /** Shows the next view, unless the board asked for time to finish what it shows. */
  #show(): void {
    clearTimeout(this.#timer);
    const wait = this.#holdUntil - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#show(), wait);
      return;
    }
    const next = this.#waiting.shift();
    if (!next) return;
    this.#set(next, false);
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#show(), 0);
  }

  /** Shows the newest view at once. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#holdUntil = 0;
    const last = this.#waiting.at(-1);
    if (!last) return;
    const events = this.#waiting.flatMap(({ events }) => events);
    const lines = this.#waiting.every(({ lines }) => lines) ? this.#waiting.flatMap(({ lines }) => lines ?? []) : null;
    this.#waiting = [];
    this.#set({ ...last, events, lines }, events.length === 0);
  }

  #set({ perspectives, token, events, lines }: Shown, still: boolean): void {
    const acted = this.mustAct;
    this.#perspectives = perspectives;
    if (token !== this.token) this.hints = null; // the others' secret choices do not make a hint old
    this.token = token;
    const first = !this.#known;
    this.#chooseEye(first);
    this.perspective = this.#perspectiveOf(this.eye);
    this.#known = this.perspective?.view != null;
    if (this.hotSeat) void this.#readLog().then((news) => this.#animate(news, first));
    else {
      if (lines) this.#entries = [...this.#entries, ...lines];
      else if (this.#known) void this.#readLog();
      this.#animate(events, still || first);
    }
    if (this.over) this.#end(first);
    if (!acted && this.mustAct && !first) sound("turn");
  }

  /** Tells the board of a new view, unless it shows a past one. */
  #animate(events: GameEvent[], still: boolean): void {
    this.events = events;
    this.jump = still;
    if (!this.looking) this.tick++;
  }

  /** Tells that the game has ended, after what the board still shows. */
  #end(atOnce: boolean): void {
    if (this.ended || atOnce) this.ended = true;
    else {
      this.#endTimer = setTimeout(() => {
        if (this.#holdUntil > performance.now()) this.#end(false);
        else {
          this.ended = true;
          sound("win");
        }
      }, CURTAIN_MILLISECONDS);
    }
  }

  #perspectiveOf(seat: number | null): Perspective | null {
    return this.#perspectives.find((own) => own.seat === seat) ?? this.#perspectives[0] ?? null;
  }

  // ---------------------------------------------------------------- several people at one screen

  /** Whose eyes: with several own seats, the one that must choose; the screen is covered before it changes hands. */
  #chooseEye(first: boolean): void {
    clearTimeout(this.#curtainTimer);
    const own = this.#perspectives.map(({ seat }) => seat).filter((seat) => seat !== null);
    if (this.eye === null || !own.includes(this.eye)) this.eye = own[0] ?? null;
    const acting = own.filter((seat) => this.table?.waiting.includes(seat) && this.table.seats[seat]?.stage === "person");
    const next = acting[0];
    if (own.length < 2 || this.table?.stage !== "playing" || !this.curtainIsUsed) {
      this.curtain = null;
      if (next !== undefined && !acting.includes(this.eye as number)) this.eye = next;
    } else if (first)
      this.curtain = next ?? this.eye; // nobody knows who has come to the screen
    else if (this.curtain !== null) this.curtain = acting.includes(this.curtain) ? this.curtain : (next ?? this.curtain);
    else if (next !== undefined && !acting.includes(this.eye as number)) this.#dropCurtain(next);
  }

  /** Covers the screen, after what the board still shows to the one who sits there. */
  #dropCurtain(seat: number): void {
    this.#curtainTimer = setTimeout(() => {
      if (this.#holdUntil > performance.now()) this.#dropCurtain(seat);
      else this.curtain = seat;
    }, CURTAIN_MILLISECONDS);
  }

  /** The next person sits before the screen. */
  liftCurtain(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    void this.seeAs(seat);
  }

  useCurtain(use: boolean): void {
    this.curtainIsUsed = use;
    remember("curtain", use ? "on" : "off");
    if (!use) this.liftCurtain();
  }

  /** Looks at the live table from another own seat, which sees what has happened since it looked last. */
  async seeAs(seat: number): Promise<void> {
    this.eye = seat;
    this.perspective = this.#perspectiveOf(seat);
    this.looking = null;
    this.#animate(await this.#readLog(), false);
  }

  // ---------------------------------------------------------------- what the visitor does

  /** Sends a command; a refusal is shown. */
  async do(command: CommandWords): Promise<boolean> {
    try {
      const ack = await this.connection.send(command);
      if (ack.table) await this.#goToRematch(ack.table);
      return true;
    } catch (error) {
      showRefusal(error, this);
      return false;
    }
  }

  /** Goes to the table of a rematch, which begins at once if nobody else has to sit down. */
  async #goToRematch(table: string): Promise<void> {
    const alone = this.table?.seats.every((seat) => seat.stage === "bot" || seat.yours) && this.mine.length === 1;
    if (alone) await api.command(table, { type: "start", id: newId() });
    go(`/t/${table}`);
  }

  hold(milliseconds: number): void {
    this.#holdUntil = performance.now() + Math.min(milliseconds, LONGEST_HOLD);
  }

  /** Plays steps together, after a question where a mistake would hurt; whether it was done. */
  async play(steps: readonly string[], before: unknown = this.perspective?.view): Promise<boolean> {
    if (this.looking) return false;
    this.#flush();
    const seat = this.eye;
    const last = steps.at(-1);
    if (seat === null || last === undefined || this.busy || this.curtain !== null) return false;
    const words = this.game?.confirm?.(last, before);
    if (words && !(await this.#ask(words))) return false;
    return this.#send({ type: "play", seat, steps: [...steps], token: this.token });
  }

  #ask(words: Words): Promise<boolean> {
    this.answer(false);
    return new Promise((answer) => (this.question = { words, answer }));
  }

  answer(yes: boolean): void {
    this.question?.answer(yes);
    this.question = null;
  }

  undo(): void {
    if (this.eye !== null && !this.busy && this.desk.canUndo) void this.#send({ type: "undo", seat: this.eye, token: this.token });
  }

  async #send(command: CommandWords): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const done = await this.do(command);
    this.busy = false;
    return done;
  }

  async tryOut(steps: readonly string[]): Promise<Trial<unknown>> {
    if (this.eye === null) throw new Refused("not-seated");
    return (await this.connection.tryOut(this.eye, this.token, steps)) as unknown as Trial<unknown>;
  }

  /** The complete moves of the own seat; none for a spectator, or while the server does not answer. */
  async findMoves(): Promise<Found> {
    if (this.eye === null) return { allowed: false, moves: [] };
    try {
      return await api.moves(this.id, this.eye);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { allowed: true, moves: [] };
    }
  }

  async askHint(): Promise<void> {
    if (!this.mustAct || this.eye === null || this.thinking) return;
    this.thinking = true;
    const token = this.token;
    try {
      const { candidates } = await api.hint(this.id, this.eye, this.token);
      if (token === this.token) this.hints = candidates;
    } catch (error) {
      showRefusal(error, this);
    } finally {
      this.thinking = false;
    }
  }

  // ---------------------------------------------------------------- looking back

  /** Shows a past moment; a step of one is animated, a jump is not. While one is fetched only the last wish counts. */
  async lookAt(moment: number, seat = this.looking ? this.looking.seat : this.eye, open = this.looking?.open ?? false): Promise<void> {
    if (this.curtain !== null) return;
    this.#aim = Math.min(Math.max(0, moment), this.count - 1);
    this.#wanted = { moment: this.#aim, seat: open ? null : seat, open };
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#wanted) {
        const wanted: Wanted = this.#wanted;
        this.#wanted = null;
        const found = await api.moment(this.id, wanted.moment, wanted.seat, wanted.open);
        const still = this.looking === null || found.moment !== this.looking.moment + 1;
        const began = this.looking?.began ?? this.count;
        this.looking = { ...wanted, began, view: found.view, events: found.events as unknown as GameEvent[], still };
        this.tick++;
      }
    } catch (error) {
      showRefusal(error, this);
    } finally {
      this.#fetching = false;
    }
  }

  /** Goes on or back from the moment that was asked for last, even if it is not shown yet. */
  lookBy(moments: number): Promise<void> {
    return this.lookAt(this.#aim + moments);
  }

  /** Back to the table as it is now. */
  lookLive(): void {
    this.looking = null;
    this.#wanted = null;
    this.events = [];
    this.jump = true;
    this.tick++;
  }
}

function saidOf({ version, at, name, text }: Happening): Said {
  return { key: `v${version}`, at, name: name ?? "", text: text ?? "" };
}

/** Whether what the viewer may know or do is another than before: presence alone changes no view. */
function changed(before: Perspective[], now: Perspective[]): boolean {
  return JSON.stringify(before) !== JSON.stringify(now);
}

/** A step in words, as far as the game has them. */
export function stepInWords(game: GameModule | null, step: string, view?: unknown): string {
  if (!game) return step;
  const words = game.step(step, view);
  return has(words.id) ? tell(words) : step;
}
