/** The desk of a table: the view that is shown now, live or looked back at, and what a player may do with it. */
import type { StepSet } from "$messages";
import { type Anything, BoardDesk, NONE } from "./desk.svelte";
import type { Advised, Found, GameEvent, GameModule, Options, SeatInfo, Trail, Trial } from "./game";
import type { Session } from "./session.svelte";

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
