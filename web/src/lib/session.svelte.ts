/** A visit at one table: the live game, looking back, several people at one screen, and what is shown of it all. */
import type { Look, TableInfo, Update } from "$messages";
import { api, type Candidate, Refused } from "./api";
import { Connection, type CommandWords } from "./connection.svelte";
import { TableDesk } from "./desk.svelte";
import type { GameEvent, GameModule, SeatInfo, Words } from "./game";
import { loadGame } from "./games";
import { entryOf, type LogEntry, linesOf, type LogLine, toEvent } from "./log.svelte";
import { remember, remembered } from "./memory";
import { announce } from "./notices.svelte";
import { showRefusal } from "./refusals";
import { go } from "./router.svelte";
import { seatsInWords } from "./seats";
import { sound } from "./sound.svelte";
import { has, tell } from "./words.svelte";

const LONGEST_HOLD = 4000;
const GAME_KINDS = new Set(["played", "undone", "started"]);

/** One thing that was said at the table. */
export interface Said {
  key: string;
  at: number;
  name: string;
  text: string;
}

/** A past moment that is looked at. */
export interface Looking {
  moment: number;
  count: number;
  seat: number | null;
  open: boolean;
  view: Record<string, unknown>;
  events: GameEvent[];
  still: boolean;
}

/** A question before a step. */
export interface Question {
  words: Words;
  step: string;
}

export class Session {
  readonly id: string;
  readonly connection: Connection;
  game = $state.raw<GameModule | null>(null);
  gameLoaded = $state(false);
  table = $state.raw<TableInfo | null>(null);
  /** When the table was told: clocks run from there. */
  told = $state(0);
  look = $state.raw<Look | null>(null);
  events = $state.raw<GameEvent[]>([]);
  moment = $state(0);
  jump = $state(true);
  busy = $state(false);
  eye = $state<number | null>(null);
  /** The own seat that waits behind the curtain, when several people share the screen. */
  curtain = $state<number | null>(null);
  looking = $state.raw<Looking | null>(null);
  count = $state(0);
  chat = $state.raw<Said[]>([]);
  question = $state.raw<Question | null>(null);
  hints = $state.raw<Candidate[] | null>(null);
  thinking = $state(false);
  #entries = $state.raw<LogEntry[]>([]);
  #beside = $state.raw<LogEntry[]>([]);
  #looks: Look[] = [];
  #waiting: { looks: Look[]; turn: number; events: GameEvent[] }[] = [];
  #holdUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;
  #asked = 0;
  #known = false;
  readonly desk: TableDesk;

  seats: SeatInfo[] = $derived(this.table ? seatsInWords(this.table.seats) : []);
  mine: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  hotSeat: boolean = $derived(this.mine.length > 1);
  over: boolean = $derived(this.table?.stage === "over");
  log: LogLine[] = $derived(
    linesOf([...this.#entries, ...this.#beside].sort((a, b) => a.at - b.at), this.seats, this.game),
  );

  constructor(id: string) {
    this.id = id;
    this.desk = new TableDesk(this);
    this.connection = new Connection(id, (update) => this.#take(update));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.connection.close();
  }

  // ---------------------------------------------------------------- what comes from the server

  #take(update: Update): void {
    const first = this.table === null;
    const before = this.table;
    this.table = update.table;
    this.told = performance.now();
    if (first) void this.#loadGame(update.table.game);
    const said = update.happened.filter((happening) => happening.kind === "chatted");
    const chat = said.map(({ version, at, name, text }) => ({ key: `v${version}`, at, name: name ?? "", text: text ?? "" }));
    this.chat = update.since === null ? chat : [...this.chat, ...chat];
    for (const { name, text } of update.since === null ? [] : chat) announce(`${name}: ${text}`);
    const entries = update.happened.filter(({ kind }) => kind !== "chatted").map(entryOf);
    const steps = entries.filter((entry) => entry.kind === "played" || entry.kind === "started");
    this.#beside = [...(update.since === null ? [] : this.#beside), ...entries.filter(({ kind }) => kind !== "played").map((e) => ({ ...e, events: [] }))];
    const rebuilt = update.since === null || entries.some(({ kind }) => kind === "undone");
    this.#waiting.push({ looks: update.looks, turn: update.table.turn, events: rebuilt ? [] : steps.flatMap(({ events }) => events) });
    if (first || rebuilt) this.#flush();
    else this.#show();
    const played = entries.some(({ kind }) => GAME_KINDS.has(kind));
    if (update.table.stage !== "open" && (update.since === null || played)) void this.refreshLog();
    if (before && before.stage === "playing" && update.table.stage === "over") sound("win");
    if (before?.rematch !== update.table.rematch && update.table.rematch && before) announce(tell({ id: "rematch-offered" }));
  }

  async #loadGame(name: string): Promise<void> {
    this.game = await loadGame(name);
    this.gameLoaded = true;
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
    this.#set(next.looks, next.turn, next.events, false);
    if (this.#waiting.length) this.#timer = setTimeout(() => this.#show(), 0);
  }

  /** Shows the newest view at once. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#holdUntil = 0;
    const last = this.#waiting.at(-1);
    if (!last) return;
    const events = this.#waiting.flatMap(({ events }) => events);
    this.#waiting = [];
    this.#set(last.looks, last.turn, events, events.length === 0);
  }

  #set(looks: Look[], turn: number, events: GameEvent[], still: boolean): void {
    const mineBefore = this.#mustAct();
    this.#looks = looks;
    this.#turn = turn;
    this.hints = null;
    this.#chooseEye();
    this.look = this.#lookOf(this.eye);
    this.jump = still || !this.#known;
    this.#known = this.look?.view !== null;
    this.events = this.hotSeat ? events.filter((event) => isOpenTo(event, this.eye)) : events;
    this.moment++;
    if (!mineBefore && this.#mustAct() && !this.jump) {
      sound("turn");
      if (document.hidden) document.title = `● ${document.title.replace(/^● /, "")}`;
    }
  }

  #lookOf(seat: number | null): Look | null {
    return this.#looks.find((look) => look.seat === seat) ?? this.#looks[0] ?? null;
  }

  #mustAct(): boolean {
    const eye = this.eye;
    return eye !== null && this.table?.waiting.includes(eye) === true && this.look?.seat === eye;
  }

  /** Whose eyes: with several own seats, the one that must choose; the screen is covered before it changes hands. */
  #chooseEye(): void {
    const own = this.#looks.map((look) => look.seat).filter((seat) => seat !== null);
    if (this.eye === null || !own.includes(this.eye)) this.eye = own[0] ?? null;
    if (own.length < 2 || this.table?.stage !== "playing") {
      this.curtain = null;
      return;
    }
    const acting = own.filter((seat) => this.table?.waiting.includes(seat) && this.table.seats[seat]?.stage === "person");
    const next = acting.includes(this.eye as number) ? this.eye : (acting[0] ?? this.eye);
    if (next === this.eye) this.curtain = null;
    else if (remembered("curtain") === "off") this.eye = next;
    else this.curtain = next;
  }

  /** The next person sits before the screen. */
  liftCurtain(): void {
    if (this.curtain === null) return;
    this.seeAs(this.curtain);
    this.curtain = null;
  }

  get curtainIsUsed(): boolean {
    return remembered("curtain") !== "off";
  }

  useCurtain(use: boolean): void {
    remember("curtain", use ? "on" : "off");
    this.liftCurtain();
  }

  /** Looks at the live table from another own seat. */
  seeAs(seat: number): void {
    this.eye = seat;
    this.look = this.#lookOf(seat);
    this.events = [];
    this.jump = true;
    this.moment++;
    void this.refreshLog();
  }

  /** The log of the game as the seat may know it, from the start. */
  async refreshLog(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const { count, lines } = await api.moments(this.id, this.eye);
      if (asked !== this.#asked) return;
      this.count = count;
      this.#entries = lines.map(({ moment, at, events }) => ({
        key: `m${moment}`, at, moment, kind: "played", seat: null, name: null, text: null, events: events.map(toEvent),
      }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the next update asks again
    }
  }

  // ---------------------------------------------------------------- what the visitor does

  async do(command: CommandWords): Promise<boolean> {
    try {
      const ack = await this.connection.send(command);
      if (ack.table) go(`/t/${ack.table}`);
      return true;
    } catch (error) {
      showRefusal(error);
      return false;
    }
  }

  hold(milliseconds: number): void {
    this.#holdUntil = performance.now() + Math.min(milliseconds, LONGEST_HOLD);
  }

  /** Plays a step, after a question where a mistake would hurt. */
  play(step: string, sure = false): void {
    if (this.looking) this.lookLive();
    if (this.#waiting.length) this.#flush();
    const seat = this.eye;
    if (seat === null || this.busy || this.curtain !== null) return;
    const words = sure ? null : this.game?.confirm?.(step, this.look?.view);
    if (words) this.question = { words, step };
    else void this.#send({ type: "play", seat, step, turn: this.#turn });
  }

  answer(yes: boolean): void {
    const question = this.question;
    this.question = null;
    if (yes && question) this.play(question.step, true);
  }

  undo(): void {
    if (this.eye !== null && !this.busy) void this.#send({ type: "undo", seat: this.eye, turn: this.#turn });
  }

  async #send(command: CommandWords): Promise<void> {
    this.busy = true;
    await this.do(command);
    this.busy = false;
  }

  async tryOut(steps: readonly string[]) {
    if (this.eye === null) throw new Refused("not-seated", "A spectator tries nothing out.");
    const { view, legal, events, ended } = await this.connection.tryOut(this.eye, this.#turn, steps);
    return { view, legal, events: events.map(toEvent), ended };
  }

  async askHint(): Promise<void> {
    if (this.eye === null || this.thinking) return;
    this.thinking = true;
    try {
      this.hints = (await api.hint(this.id, this.eye, this.#turn)).candidates;
    } catch (error) {
      showRefusal(error);
    } finally {
      this.thinking = false;
    }
  }

  // ---------------------------------------------------------------- looking back

  /** Shows a past moment; a step of one is animated, a jump is not. */
  async lookAt(moment: number, seat: number | null = this.looking?.seat ?? this.eye, open = this.looking?.open ?? false): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await api.moment(this.id, Math.max(0, moment), open ? null : seat, open);
      if (asked !== this.#asked) return;
      const from = this.looking?.moment ?? this.count;
      const still = found.moment !== from + 1 || this.looking === null;
      this.count = found.count;
      this.looking = { moment: found.moment, count: found.count, seat: open ? null : seat, open, view: found.view, events: found.events.map(toEvent), still };
      this.moment++;
    } catch (error) {
      showRefusal(error);
    }
  }

  /** Back to the table as it is now. */
  lookLive(): void {
    this.looking = null;
    this.events = [];
    this.jump = true;
    this.moment++;
    if (this.#waiting.length) this.#flush();
  }
}

/** With several seats at one screen: whether an event may be shown to the one that looks. */
function isOpenTo(event: GameEvent, seat: number | null): boolean {
  return event.seats === undefined || event.seats === null || (Array.isArray(event.seats) && event.seats.includes(seat));
}

/** Whether a text exists for a step of a game, in words. */
export function stepInWords(game: GameModule | null, step: string, view?: unknown): string {
  if (!game) return step;
  const words = game.step(step, view);
  return has(words.id) ? tell(words) : step;
}
