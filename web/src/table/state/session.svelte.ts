/** One table that is open in this browser, put together: the feed, several people at one screen, looking back, commands, and the board's desk. */
import type { Happening, Perspective, StepSet, TableInfo, Update, You } from "$messages";
import { type Anything, BoardDesk, NONE } from "$src/board/desk.svelte";
import type { Advised, Found, GameEvent, GameModule, Options, Scene, SeatInfo, Trail, Trial } from "$src/core/game";
import { PlannedTurns } from "./plans.svelte";
import { api, Refused } from "$src/net/api";
import { type AdvisedTurn, Commands, type Question } from "./commands.svelte";
import { Coach } from "./coach.svelte";
import { type CommandWords, Connection, newId } from "$src/net/connection.svelte";
import { Feed, type Said, type Showing } from "./feed.svelte";
import { loadGame } from "$src/board/games";
import { HotSeat } from "./hotseat.svelte";
import { itemsOf, type LogItem, type LogLine } from "$src/board/history/log.svelte";
import { LookBack, type Past } from "./lookback.svelte";
import { remember } from "$src/core/storage";
import { reducedMotion } from "$src/ui/motion.svelte";
import { isMuted } from "./mutes.svelte";
import { announce, notify } from "$src/core/notices.svelte";
import { showRefusal } from "$src/i18n/errors";
import { go } from "$src/core/router.svelte";
import { personName, seatsInWords } from "$src/i18n/seats";
import { shared } from "$src/net/shared";
import { sound } from "$src/ui/sound.svelte";
import { lengthAt, speed } from "$src/board/speed.svelte";
import { Stage } from "$src/board/stage.svelte";
import { wordsOf } from "../chat/phrases";
import { isDone, shown, type ShownTurn, sinceOwn, stopsOf, turnAt, turnsOf, upTo } from "$src/board/history/turns";
import { language, tell } from "$src/i18n/words.svelte";

const BOX_MILLISECONDS = 1000; // until a server that did not answer is asked again for the games

export class Session {
  readonly id: string;
  readonly connection: Connection;
  readonly desk: TableDesk;
  readonly feed: Feed;
  readonly stage = new Stage();
  readonly hot: HotSeat;
  readonly lookBack: LookBack;
  readonly commands: Commands;
  readonly coach: Coach;
  readonly ahead: PlannedTurns;
  game = $state.raw<GameModule | null>(null);
  /** What is in the game's box, as the server describes it. */
  box = $state.raw<Record<string, unknown>>({});
  gameLoaded = $state(false);
  events = $state.raw<GameEvent[]>([]);
  /** Counts the views that were shown: a board animates when it changes. */
  tick = $state(0);
  /** The view that is shown is a jump, which was not played. */
  jump = $state(true);
  /** Whether the visitor has seen it end: whoever comes later sees the result at rest. */
  endedHere = false;
  /** Whether the result was told: it is counted up once. */
  endTold = false;
  #seen = false;
  #mustHaveActed = false;
  #wasOver = false;

  #lastSeats: SeatInfo[] = [];
  #lastNamed: SeatInfo[] = [];
  #lastTurns: ShownTurn[] = [];
  #lastLog: LogItem[] = [];
  seats: SeatInfo[] = $derived.by(() => {
    return (this.#lastSeats = shared(this.#lastSeats, this.table ? seatsInWords(this.table.seats, this.you.kept) : []));
  });
  /** The seats as the log names them: a clock that runs changes no line. */
  #named: SeatInfo[] = $derived.by(() => {
    const isSame =
      this.#lastNamed.length === this.seats.length && this.seats.every(({ name }, seat) => name === this.#lastNamed[seat]?.name);
    return (this.#lastNamed = isSame ? this.#lastNamed : this.seats);
  });
  /** What was told of turns already, in these names and this language: a step of a long game tells one turn anew, and not all. */
  #known: { turns: Map<string, ShownTurn>; lines: WeakMap<ShownTurn, LogLine[]> } = $derived.by(() => {
    void [this.#named, this.game, language()];
    return { turns: new Map(), lines: new WeakMap() };
  });
  /** Whether the visitor hosts this table, and so may fill, remove, begin and close. */
  hosting: boolean = $derived.by(() => this.you.host);
  mine: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  hotSeat: boolean = $derived(this.mine.length > 1);
  perspective: Perspective | null = $derived.by(() => this.#seenBy(this.feed.perspectives));
  /** Whether something may be chosen at the moment that is shown: nothing while a scene leads to the next one. */
  mayChoose: boolean = $derived.by(
    () => this.feed.settled && !this.stage.scene && !this.past && this.curtain === null && this.table?.stage === "playing",
  );
  mustAct: boolean = $derived.by(
    () => this.eye !== null && this.curtain === null && this.feed.settled && this.#acting().includes(this.eye),
  );
  /** The turns of the game as far as they are shown. */
  turns: ShownTurn[] = $derived.by(() => {
    const { game, feed } = this;
    return (this.#lastTurns = shared(this.#lastTurns, shown(turnsOf(feed.entries, game), game, this.#named, this.#known.turns)));
  });
  log: LogItem[] = $derived.by(() => {
    const items = itemsOf(this.feed.entries, this.turns, this.#named, this.game, this.#known.lines);
    return (this.#lastLog = shared(this.#lastLog, items));
  });
  /** What the others have done since the one before the screen decided last. */
  since: ShownTurn[] = $derived.by(() => (this.over ? [] : sinceOwn(this.turns, this.eye)));
  /** The turn of those that is traced on the board, if one was chosen; else the last one is. */
  traced = $state<string | null>(null);
  trail: ShownTurn | null = $derived.by(() => {
    if (this.past) {
      const turn = turnAt(this.turns, this.past.moment);
      return turn ? upTo(turn, this.past.moment) : null;
    }
    const turns = this.eye === null ? this.turns.filter(isDone) : this.since;
    return turns.find(({ key }) => key === this.traced) ?? turns.at(-1) ?? null;
  });
  /** The moments that looking back stops at, turn by turn. */
  stops: number[] = $derived(stopsOf(this.turns));

  constructor(id: string) {
    this.id = id;
    this.feed = new Feed({
      moments: (seat) => api.moments(id, seat),
      eye: () => this.eye,
      play: (perspectives, events, over) => this.#play(this.#seenBy(perspectives)?.view ?? null, events, over),
      show: (showing) => this.#show(showing),
      goesOn: (events, before) => {
        const begins = (event: GameEvent, number: number) => this.game?.turns.begins(event, number ? events[number - 1] : before) ?? true;
        return events.length > 0 && !events.some(begins);
      },
    });
    this.hot = new HotSeat((seat) => this.#hides(seat));
    this.lookBack = new LookBack(
      (moment, seat, open) => api.moment(id, moment, seat, open),
      (before) => this.#replay(before),
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
    this.coach = new Coach(this);
    this.ahead = new PlannedTurns(this);
    this.desk = new TableDesk(this);
    this.connection = new Connection(id, (update) => this.#take(update));
  }

  close(): void {
    this.feed.close();
    this.ahead.close();
    this.stage.skip();
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
  /** Who would like a rematch, in a sentence. */
  get rematchWords(): string {
    const by = this.table?.rematch_by ?? null;
    const name = by === null ? undefined : this.seats[by]?.name;
    return tell(name ? { id: "rematch-by", args: { name } } : { id: "rematch-offered" });
  }
  /** Whether a person plays the own seat of a game that goes on. */
  get playing(): boolean {
    return this.table?.stage === "playing" && this.eye !== null && this.seats[this.eye]?.stage === "person";
  }
  get over(): boolean {
    return this.table?.stage === "over";
  }
  /** Whether an own seat has won. */
  get won(): boolean {
    return this.mine.some((seat) => this.table?.ranking[seat] === 1);
  }
  /** How long the scene of the moment that is looked back at takes. */
  get pause(): number {
    return this.lookBack.pause;
  }
  set pause(milliseconds: number) {
    this.lookBack.pause = milliseconds;
  }
  /** The number of moments to look back at; the last one is now. */
  get count(): number {
    return this.table?.moments ?? 0;
  }

  // ---------------------------------------------------------------- what comes from the server

  #take(update: Update): void {
    const before = this.table;
    for (const said of this.feed.take(update)) if (!isMuted(said.by)) announce(`${personName(said.name)}: ${wordsOf(said)}`);
    // one's own turn does not wait for what is still shown, but for fists that open
    if (this.#clockRuns() && (this.stage.waiting || !this.stage.scene || !this.#isJoint(this.stage.scene.events))) this.hurry();
    if (before) for (const happening of update.happened) this.#tellOwner(happening, before);
    const had = before?.stage === "playing" && before.seats.some(({ yours }) => yours);
    if (had && !this.mine.length) notify(tell({ id: "seat-gone" }));
    if (!before) void this.#loadGame(update.table.game);
    else if (before.rematch !== update.table.rematch) announce(this.rematchWords);
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
      if (this.curtain !== null) this.#chooseEyes(false); // the game may know that there is nothing to hide
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

  /** What one sees through the eyes that are shown. */
  #seenBy(perspectives: readonly Perspective[]): Perspective | null {
    return perspectives.find(({ seat }) => seat === this.eye) ?? perspectives[0] ?? null;
  }

  /** Plays what leads to a view; `over` is called when it has been seen, at once while the board shows something else. */
  #play(view: unknown, events: readonly GameEvent[], over: () => void): void {
    if (this.past || this.curtain !== null || !events.length || !view) over();
    else this.stage.play(this.#scene(this.perspective?.view ?? null, view, events), over, this.#pace(events));
  }

  /** How long what happened is shown: as fast as people want it, and never at the cost of one's own running clock. */
  #pace(events: readonly GameEvent[]): (milliseconds: number) => number | null {
    if (this.#clockRuns()) return (milliseconds) => (this.#isJoint(events) ? milliseconds : 0);
    const wanted = speed();
    // a turn is over where the next one begins: there people look, or ask for the next one
    const turnEnds = events.some((event) => this.game?.turns.begins(event, undefined));
    if (wanted === "instant" || (turnEnds && !this.#isOwn(events))) return (milliseconds) => lengthAt(wanted, milliseconds);
    return (milliseconds) => (milliseconds && wanted === "slow" ? lengthAt(wanted, milliseconds) : milliseconds);
  }

  /** Whether the one before the screen did this. */
  #isOwn(events: readonly GameEvent[]): boolean {
    return this.eye !== null && events.find((event) => typeof event.seat === "number")?.seat === this.eye;
  }

  /** Whether this is what all have chosen at once. */
  #isJoint(events: readonly GameEvent[]): boolean {
    return this.game?.turns.short(events, this.seats).joint ?? false;
  }

  /** Whether the clock of an own seat runs now, as the server told it last. */
  #clockRuns(): boolean {
    return this.table?.clock.kind === "live" && this.seats.some((seat) => seat.yours && seat.running);
  }

  #scene(before: unknown, view: unknown, events: readonly GameEvent[]): Scene {
    return { before, view, events, still: reducedMotion() };
  }

  #show({ events, still, reread, moved }: Showing): void {
    const acted = this.#mustHaveActed;
    const first = !this.#seen;
    const before = this.eye;
    if (still) this.stage.skip();
    if (moved) this.commands.hints = null; // the others' secret choices do not make a hint old
    this.#chooseEyes(first);
    this.#seen = this.perspective?.view != null;
    if ((reread || before !== this.eye) && this.#seen) void this.feed.read(this.eye);
    this.#tell(events, still || first);
    this.#mustHaveActed = this.mustAct;
    if (this.over && this.mine.length) remember("played", "1");
    if (this.over && this.won) remember(`won-${this.table?.game}`, "1");
    if (first) return;
    this.endedHere ||= this.over;
    if (this.over && !this.#wasOver) sound(this.mine.length && !this.won ? "lose" : "win");
    else if (!acted && this.mustAct) sound("turn");
    this.#wasOver = this.over;
  }

  #chooseEyes(first: boolean): void {
    const own = this.feed.perspectives.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    this.hot.choose({ own, acting: this.#acting(), playing: this.table?.stage === "playing" }, first);
  }

  /** Tells the board of a new view, unless it shows a past one. */
  #tell(events: GameEvent[], still: boolean): void {
    this.events = events;
    this.jump = still;
    if (!this.past) this.tick++;
  }

  // ---------------------------------------------------------------- several people at one screen

  /** The next person sits before the screen, and sees what has happened since they looked last. */
  async liftCurtain(): Promise<void> {
    const seat = this.hot.lift();
    if (seat === null) return;
    this.lookBack.leave();
    const view = this.perspective?.view;
    const news = await this.feed.read(seat);
    if (view && view === this.perspective?.view) this.#play(view, news, () => this.#tell(news, false));
  }

  /** Whether a seat sees what others at the same screen must not. */
  #hides(seat: number): boolean {
    const view = this.feed.perspectives.find((look) => look.seat === seat)?.view;
    return !view || (this.game?.secret?.(view) ?? true);
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

  /** Plays steps together; whether it was done. What is still shown must be seen first. */
  async play(steps: readonly string[], before?: unknown): Promise<boolean> {
    if (!this.mayChoose) return false;
    const [seat, view] = [this.eye, this.perspective?.view];
    const done = await this.commands.play(steps, before ?? view);
    if (done && seat !== null) void this.coach.look(seat, steps, view);
    return done;
  }

  /** Whether there is a step to take back: one that is planned, else one that was played. */
  get mayUndo(): boolean {
    const { trying, canUndo } = this.desk;
    return this.mayChoose && trying?.steps.length ? !trying.busy : canUndo;
  }

  undo(): void {
    const { trying } = this.desk;
    if (!this.mayUndo) return;
    if (trying?.steps.length) void trying.takeBack();
    else void this.commands.undo();
  }

  async tryOut(steps: readonly string[]): Promise<Trial<unknown>> {
    if (this.eye === null) throw new Refused("not-seated");
    return this.connection.tryOut(this.eye, this.token, steps);
  }

  /** What steps would lead to if it were the own turn already. */
  async tryAhead(steps: readonly string[]): Promise<Trial<unknown>> {
    if (this.eye === null) throw new Refused("not-seated");
    return this.connection.tryOut(this.eye, this.token, steps, true);
  }

  /** Shows what the server refused; anything else is thrown on. */
  refused(error: unknown): void {
    showRefusal(error, this);
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
    if (this.mustAct && this.mayChoose) void this.commands.askHint();
  }

  // ---------------------------------------------------------------- looking back

  /** Shows a past moment, through the same eyes as before unless others are named. */
  async goTo(moment: number, seat = this.past ? this.past.seat : this.eye, open = this.past?.open ?? false): Promise<void> {
    if (this.curtain !== null) return;
    this.hurry();
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

  /** Plays what led to the past moment that is shown now from the one before. */
  #replay(before: Past | null): void {
    const past = this.past;
    if (!past) return;
    this.tick++;
    const scene = this.#scene(before?.view ?? null, past.view, past.events);
    this.lookBack.pause = past.still || !past.events.length ? 0 : this.stage.play(scene);
  }

  /** Back to the table as it is now. */
  goLive(): void {
    this.stage.skip();
    this.lookBack.leave();
    this.#tell([], true);
  }

  // ---------------------------------------------------------------- for those who have seen enough

  /** Ends the scene that is played; the next one follows. */
  skip(): void {
    this.stage.skip();
  }

  /** Shows the newest view at once. */
  hurry(): void {
    this.stage.skip();
    if (!this.past) this.feed.flush();
  }
}

/** The desk of a table: the view that is shown now, live or looked back at, and what a player may do with it. */
export class TableDesk extends BoardDesk {
  #session: Session;

  constructor(session: Session) {
    super(session.stage);
    this.#session = session;
  }

  get game(): GameModule | null {
    return this.#session.game;
  }
  get table(): string {
    return this.#session.id;
  }
  get view(): Anything {
    return this.#session.past?.view ?? this.#forward?.view ?? this.#session.perspective?.view ?? null;
  }
  override get told(): Anything {
    const { past, eye, table, stage } = this.#session;
    return !past && stage.scene && eye !== null && table?.waiting.includes(eye) ? stage.scene.view : this.view;
  }
  override get past(): boolean {
    return this.#session.past !== null;
  }
  get seat(): number | null {
    const { past, perspective } = this.#session;
    return past ? past.seat : (perspective?.seat ?? null);
  }
  get legal(): readonly string[] {
    return this.#session.mayChoose ? ((this.#forward ?? this.#session.perspective)?.legal ?? NONE) : NONE;
  }
  get sets(): readonly StepSet[] {
    return this.legal.length ? ((this.#forward ?? this.#session.perspective)?.sets ?? NONE) : NONE;
  }
  get box(): Anything {
    return this.#session.box;
  }
  get options(): Options {
    return this.#session.table?.options ?? {};
  }
  get seats(): readonly SeatInfo[] {
    return this.#session.seats;
  }
  override get events(): readonly GameEvent[] {
    return this.#session.past?.events ?? this.#session.events;
  }
  override get tick(): number {
    return this.#session.tick;
  }
  override get jump(): boolean {
    return this.#session.past?.still ?? this.#session.jump;
  }
  override get busy(): boolean {
    return this.#session.busy;
  }
  override get sent(): readonly string[] {
    return this.#session.commands.sent;
  }
  override get canUndo(): boolean {
    return this.#session.mayChoose && !this.ahead && (this.#session.perspective?.undo ?? false);
  }
  /** The table as if it were the own turn, while that is planned. */
  get #forward(): Trial<Anything> | null {
    return this.#session.mayChoose ? this.#session.ahead.shown : null;
  }
  override get ahead(): boolean {
    return this.#forward !== null;
  }
  override keepPlan(steps: readonly string[]): void {
    this.#session.ahead.keep(steps, this.ahead);
  }
  override keptPlan(): Promise<readonly string[] | null> {
    return this.#session.ahead.kept(this.ahead);
  }

  override get trail(): Trail<GameEvent> | null {
    return this.#session.trail;
  }
  override get advice(): Advised<Anything> | null {
    const { past, hints, mustAct, commands } = this.#session;
    const shown = past || !mustAct ? undefined : hints?.[commands.chosen];
    return shown ? { steps: shown.advice.turn, view: shown.trial?.view ?? null, taken: commands.taken } : null;
  }

  override get token(): number {
    return this.#session.token;
  }

  play(steps: string | readonly string[], before?: Anything): Promise<boolean> {
    const wanted = typeof steps === "string" ? [steps] : steps;
    return this.ahead ? this.#session.ahead.lay(wanted) : this.#session.play(wanted, before);
  }
  override undo(): void {
    this.#session.undo();
  }
  override refuse(step: string): void {
    if (!this.#session.past && this.seat !== null) super.refuse(step);
  }
  tryOut(steps: readonly string[]): Promise<Trial<Anything>> {
    return this.ahead ? this.#session.tryAhead(steps) : this.#session.tryOut(steps);
  }
  override findMoves(): Promise<Found<Anything>> {
    return this.#session.findMoves();
  }
}
