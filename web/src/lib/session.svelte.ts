/** A visit at one table, put together: the feed, several people at one screen, looking back, commands, and the board's desk. */
import type { Happening, Perspective, TableInfo, Update, You } from "$messages";
import { api, Refused } from "./api";
import { type AdvisedTurn, Commands, type Question } from "./commands.svelte";
import { Connection, newId, type CommandWords } from "./connection.svelte";
import { TableDesk } from "./desk.svelte";
import { Feed, type Said, type Showing } from "./feed.svelte";
import type { Found, GameEvent, GameModule, SeatInfo, Trial } from "./game";
import { loadGame } from "./games";
import { HotSeat } from "./hotseat.svelte";
import { itemsOf, type LogItem } from "./log.svelte";
import { LookBack, type Past } from "./lookback.svelte";
import { announce, notify } from "./notices.svelte";
import { showRefusal } from "./refusals";
import { go } from "./router.svelte";
import { seatsInWords } from "./seats";
import { sound } from "./sound.svelte";
import { shown, stopsOf, turnsOf, type ShownTurn } from "./turns";
import { has, tell } from "./words.svelte";

const BOX_MILLISECONDS = 1000; // until a server that did not answer is asked again for the games
const END_MILLISECONDS = 120; // a board gets this long to ask for more time before the end is told

export class Session {
  readonly id: string;
  readonly connection: Connection;
  readonly desk: TableDesk;
  readonly feed: Feed;
  readonly hot: HotSeat;
  readonly lookBack: LookBack;
  readonly commands: Commands;
  game = $state.raw<GameModule | null>(null);
  /** What is in the game's box, as the server describes it. */
  box = $state.raw<Record<string, unknown>>({});
  gameLoaded = $state(false);
  events = $state.raw<GameEvent[]>([]);
  /** Counts the views that were shown: a board animates when it changes. */
  tick = $state(0);
  /** The view that is shown is a jump, which is not animated. */
  jump = $state(true);
  /** Whether the end of the game has been shown. */
  ended = $state(false);
  #known = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  seats: SeatInfo[] = $derived.by(() => (this.table ? seatsInWords(this.table.seats, this.you.kept) : []));
  /** Whether the visitor hosts this table, and so may fill, remove, begin and close. */
  hosting: boolean = $derived.by(() => this.you.host);
  mine: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  hotSeat: boolean = $derived(this.mine.length > 1);
  perspective: Perspective | null = $derived.by(() => {
    const { perspectives } = this.feed;
    return perspectives.find(({ seat }) => seat === this.eye) ?? perspectives[0] ?? null;
  });
  mustAct: boolean = $derived.by(() => this.eye !== null && this.curtain === null && this.#acting().includes(this.eye));
  /** The turns of the game as far as they are shown. */
  turns: ShownTurn[] = $derived.by(() => shown(turnsOf(this.feed.entries, this.game), this.game, this.seats));
  log: LogItem[] = $derived.by(() => itemsOf(this.feed.entries, this.turns, this.seats, this.game));
  /** The moments that looking back stops at, turn by turn. */
  stops: number[] = $derived(stopsOf(this.turns));

  constructor(id: string) {
    this.id = id;
    this.feed = new Feed(
      (seat) => api.moments(id, seat),
      (showing) => this.#show(showing),
    );
    this.hot = new HotSeat(() => this.feed.isHeld());
    this.lookBack = new LookBack(
      (moment, seat, open) => api.moment(id, moment, seat, open),
      () => this.tick++,
      (from, to, seat, open) =>
        seat === this.eye && !open && to === this.stops.find((stop) => stop > from) ? this.feed.between(from, to) : null,
    );
    this.commands = new Commands({
      standing: () => ({ seat: this.past || this.curtain !== null ? null : this.eye, token: this.token }),
      send: (command) => this.connection.send(command),
      hint: (seat, token) => api.hint(id, seat, token),
      tryOut: (steps) => this.tryOut(steps),
      confirm: (steps, before) => this.game?.confirm?.(steps.at(-1) ?? "", before) ?? null,
      rematch: (table) => this.#goToRematch(table),
      refused: (error) => showRefusal(error, this),
    });
    this.desk = new TableDesk(this);
    this.connection = new Connection(id, (update) => this.#take(update));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.feed.close();
    this.hot.close();
    this.connection.close();
  }

  // ---------------------------------------------------------------- its parts, as the pages know them

  get table(): TableInfo | null {
    return this.feed.table;
  }
  /** What the visitor may do before the game, as the server says. */
  get you(): You {
    return this.feed.you;
  }
  get told(): number {
    return this.feed.told;
  }
  get token(): number {
    return this.feed.token;
  }
  get chat(): Said[] {
    return this.feed.chat;
  }
  get eye(): number | null {
    return this.hot.eye;
  }
  get curtain(): number | null {
    return this.hot.curtain;
  }
  get past(): Past | null {
    return this.lookBack.past;
  }
  get busy(): boolean {
    return this.commands.busy;
  }
  get question(): Question | null {
    return this.commands.question;
  }
  get hints(): AdvisedTurn[] | null {
    return this.commands.hints;
  }
  get thinking(): boolean {
    return this.commands.thinking;
  }
  get over(): boolean {
    return this.table?.stage === "over";
  }
  /** The number of moments to look back at; the last one is now. */
  get count(): number {
    return this.table?.moments ?? 0;
  }

  // ---------------------------------------------------------------- what comes from the server

  #take(update: Update): void {
    const before = this.table;
    for (const { name, text } of this.feed.take(update)) announce(`${name}: ${text}`);
    if (before) for (const happening of update.happened) this.#tellOwner(happening, before);
    if (!before) void this.#loadGame(update.table.game);
    else if (before.rematch !== update.table.rematch) announce(tell({ id: "rematch-offered" }));
  }

  /** What the owner of a seat must not miss: another device that holds it too, and that the host sent them away. */
  #tellOwner({ kind, seat, name, text }: Happening, before: TableInfo): void {
    if (kind === "joined") notify(tell({ id: "log-joined", args: { name: name ?? "" } }));
    else if (kind === "left" && text === "removed" && seat !== null && before.seats[seat]?.yours && !this.mine.includes(seat)) {
      notify(tell({ id: "refusal-removed" }));
    }
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

  /** The own seats that a person must choose on now. */
  #acting(): number[] {
    const { waiting, seats } = this.table ?? { waiting: [], seats: [] };
    return waiting.filter((seat) => seats[seat]?.yours && seats[seat].stage === "person");
  }

  #show({ events, still, reread, moved }: Showing): void {
    const acted = this.mustAct;
    const first = !this.#known;
    if (moved) this.commands.hints = null; // the others' secret choices do not make a hint old
    const own = this.feed.perspectives.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    this.hot.choose({ own, acting: this.#acting(), playing: this.table?.stage === "playing" }, first);
    this.#known = this.perspective?.view != null;
    if (this.hotSeat) void this.feed.read(this.eye).then((news) => this.#animate(news, first));
    else {
      if (reread && this.#known) void this.feed.read(this.eye);
      this.#animate(events, still || first);
    }
    if (this.over) this.#end(first);
    if (!acted && this.mustAct && !first) sound("turn");
  }

  /** Tells the board of a new view, unless it shows a past one. */
  #animate(events: GameEvent[], still: boolean): void {
    this.events = events;
    this.jump = still;
    if (!this.past) this.tick++;
  }

  /** Tells that the game has ended, after what the board still shows. */
  #end(atOnce: boolean): void {
    if (this.ended || atOnce) this.ended = true;
    else {
      this.#timer = setTimeout(() => {
        if (this.feed.isHeld()) this.#end(false);
        else {
          this.ended = true;
          sound("win");
        }
      }, END_MILLISECONDS);
    }
  }

  // ---------------------------------------------------------------- several people at one screen

  /** The next person sits before the screen, and sees what has happened since they looked last. */
  async liftCurtain(): Promise<void> {
    const seat = this.hot.lift();
    if (seat === null) return;
    this.lookBack.leave();
    this.#animate(await this.feed.read(seat), false);
  }

  useCurtain(use: boolean): void {
    this.hot.use(use);
    if (!use) void this.liftCurtain();
  }

  // ---------------------------------------------------------------- what the visitor does

  do(command: CommandWords): Promise<boolean> {
    return this.commands.do(command);
  }

  /** Goes to the table of a rematch, which begins at once if nobody else has to sit down. */
  async #goToRematch(table: string): Promise<void> {
    const alone = this.table?.seats.every((seat) => seat.stage === "bot" || seat.yours) && this.mine.length === 1;
    if (alone) await api.command(table, { type: "start", id: newId() });
    go(`/t/${table}`);
  }

  /** Goes to the rematch that somebody else asked for, and takes the seat that is kept there, if it still is. */
  async joinRematch(table: string): Promise<void> {
    const seat = this.mine[0];
    if (seat !== undefined) {
      await api.command(table, { type: "sit", id: newId(), seat }).catch((error) => {
        if (!(error instanceof Refused)) throw error; // it began without them, or they sit there already: the table shows it
      });
    }
    go(`/t/${table}`);
  }

  /** Plays steps together; whether it was done. A click does not wait for what is still shown. */
  async play(steps: readonly string[], before?: unknown): Promise<boolean> {
    if (this.past) return false;
    this.feed.flush();
    return this.commands.play(steps, before ?? this.perspective?.view);
  }

  undo(): void {
    if (this.desk.canUndo) void this.commands.undo();
  }

  async tryOut(steps: readonly string[]): Promise<Trial<unknown>> {
    if (this.eye === null) throw new Refused("not-seated");
    return this.connection.tryOut(this.eye, this.token, steps);
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

  askHint(): void {
    if (this.mustAct) void this.commands.askHint();
  }

  // ---------------------------------------------------------------- looking back

  /** Shows a past moment, through the same eyes as before unless others are named. */
  async goTo(moment: number, seat = this.past ? this.past.seat : this.eye, open = this.past?.open ?? false): Promise<void> {
    if (this.curtain !== null) return;
    try {
      await this.lookBack.goTo(moment, this.count, seat, open);
    } catch (error) {
      showRefusal(error, this);
    }
  }

  /** Goes on or back from the moment that was asked for last. */
  goBy(moments: number): Promise<void> {
    return this.goTo(this.lookBack.after(moments));
  }

  /** Goes on or back by a turn. */
  goByTurn(by: 1 | -1): Promise<void> {
    return this.goTo(this.lookBack.stopAfter(this.stops, by));
  }

  /** Back to the table as it is now. */
  goLive(): void {
    this.lookBack.leave();
    this.#animate([], true);
  }
}

/** A step in words, as far as the game has them. */
export function stepInWords(game: GameModule | null, step: string, view?: unknown): string {
  if (!game) return step;
  const words = game.step(step, view);
  return has(words.id) ? tell(words) : step;
}
