/** What a board gets: the view that is shown now, live or looked back at, and what a player may do with it. */
import type { Advised, Desk, Found, GameEvent, Options, Scene, SeatInfo, SoundName, Trail, Trial, Trying, Words } from "./game";
import type { StepSet } from "$messages";
import { reducedMotion } from "./motion.svelte";
import { announce } from "./notices.svelte";
import { showRefusal, warn } from "./refusals";
import type { Session } from "./session.svelte";
import { sound } from "./sound.svelte";
import { t, tell } from "./words.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any;
const NONE: readonly never[] = [];

export class TableDesk implements Desk<Anything, GameEvent, Anything, Anything> {
  #session: Session;
  t = t;

  constructor(session: Session) {
    this.#session = session;
  }

  get table(): string {
    return this.#session.id;
  }
  get view(): Anything {
    return this.#session.past?.view ?? this.#session.perspective?.view ?? null;
  }
  get past(): boolean {
    return this.#session.past !== null;
  }
  get seat(): number | null {
    const { past, perspective } = this.#session;
    return past ? past.seat : (perspective?.seat ?? null);
  }
  get legal(): readonly string[] {
    return this.#session.mayChoose ? (this.#session.perspective?.legal ?? NONE) : NONE;
  }
  get sets(): readonly StepSet[] {
    return this.legal.length ? (this.#session.perspective?.sets ?? NONE) : NONE;
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
  get events(): readonly GameEvent[] {
    return this.#session.past?.events ?? this.#session.events;
  }
  get tick(): number {
    return this.#session.tick;
  }
  get jump(): boolean {
    return this.#session.past?.still ?? this.#session.jump;
  }
  get scene(): Scene<Anything, GameEvent> | null {
    return this.#session.stage.scene;
  }
  get still(): boolean {
    return reducedMotion();
  }
  get busy(): boolean {
    return this.#session.busy;
  }
  get sent(): readonly string[] {
    return this.#session.commands.sent;
  }
  get canUndo(): boolean {
    return this.#session.mayChoose && (this.#session.perspective?.undo ?? false);
  }

  get trail(): Trail<GameEvent> | null {
    return this.#session.trail;
  }
  get advice(): Advised<Anything> | null {
    const { past, hints, mustAct, commands } = this.#session;
    const shown = past || !mustAct ? undefined : hints?.[commands.chosen];
    return shown ? { steps: shown.advice.turn, view: shown.trial?.view ?? null, taken: commands.taken } : null;
  }

  get token(): number {
    return this.#session.token;
  }

  play = (steps: string | readonly string[], before?: Anything): Promise<boolean> =>
    this.#session.play(typeof steps === "string" ? [steps] : steps, before);
  undo = (): void => this.#session.undo();
  refuse = (step: string): void => {
    if (!this.#session.past && this.seat !== null) this.tryOut([step]).catch(this.refused);
  };
  refused = (error: unknown): void => showRefusal(error, this.#session);
  warn = (words: Words, rule: string): void => warn(tell(words), rule, this.#session.game);
  tryOut = (steps: readonly string[]): Promise<Trial<Anything>> => this.#session.tryOut(steps);
  findMoves = (): Promise<Found<Anything>> => this.#session.findMoves();
  plays = (player: (scene: Scene<Anything, GameEvent>) => number): (() => void) => this.#session.stage.enter(player);
  skip = (): void => this.#session.stage.skip();
  tries = (trying: Trying<Anything>): void => void (this.#session.trying = trying);
  say = (words: Words): void => announce(tell(words));
  sound = (name: SoundName): void => sound(name);
}
