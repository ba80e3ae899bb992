/** What every board stands on, at a table, in a lesson, in a puzzle or in a study: what is alike in all of them, for a desk that nothing happens at. */
import type { StepSet } from "$messages";
import type {
  Advised,
  Desk,
  Found,
  GameEvent,
  GameModule,
  Options,
  Scene,
  SeatInfo,
  SoundName,
  Trail,
  Trial,
  Trying,
  Words,
} from "$src/core/game";
import { keepHere, keptHere } from "$src/core/drafts";
import { reducedMotion } from "$src/ui/motion.svelte";
import { announce } from "$src/core/notices.svelte";
import { showRefusal, warn } from "$src/i18n/errors";
import { sound } from "$src/ui/sound.svelte";
import { Stage } from "./stage.svelte";
import { t, tell } from "$src/i18n/words.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Anything = any;
export const NONE: readonly never[] = [];

/**
 * The base of all desks. Whatever differs is a getter, because a board that is being put away still reads: what a page
 * derives ends with the page.
 */
export abstract class BoardDesk implements Desk<Anything, GameEvent, Anything, Anything> {
  readonly t = t;
  readonly stage: Stage;
  #busy = $state(false);
  #sent = $state.raw<readonly string[]>(NONE);
  /** The turn that is planned on the board. */
  trying = $state.raw<Trying | null>(null);

  constructor(stage = new Stage()) {
    this.stage = stage;
  }

  /** The game's own words and board; null: one without words. */
  abstract get game(): GameModule | null;
  abstract get table(): string;
  abstract get view(): Anything;
  abstract get seat(): number | null;
  abstract get legal(): readonly string[];
  abstract get sets(): readonly StepSet[];
  abstract get box(): Anything;
  abstract get options(): Options;
  abstract get seats(): readonly SeatInfo[];

  /** Whose eyes, as a press on the board knows it. */
  get eye(): number | null {
    return this.seat;
  }
  get told(): Anything {
    return this.view;
  }
  get past(): boolean {
    return false;
  }
  get events(): readonly GameEvent[] {
    return NONE;
  }
  get tick(): number {
    return 0;
  }
  get jump(): boolean {
    return true;
  }
  get scene(): Scene<Anything, GameEvent> | null {
    return this.stage.scene;
  }
  get still(): boolean {
    return reducedMotion();
  }
  get busy(): boolean {
    return this.#busy;
  }
  get sent(): readonly string[] {
    return this.#sent;
  }
  get canUndo(): boolean {
    return false;
  }
  get trail(): Trail<GameEvent> | null {
    return null;
  }
  get edits(): boolean {
    return false;
  }
  get advice(): Advised<Anything> | null {
    return null;
  }
  get token(): number {
    return 0;
  }
  /** What to do with the board, in the game's own words; empty: nothing can be chosen. */
  get task(): string {
    const { view, legal } = this.trying?.steps.length ? this.trying : this;
    return this.game && view && legal.length ? tell(this.game.task(view, this.seat, legal, this.seats)) : "";
  }

  abstract play(steps: string | readonly string[], before?: Anything): Promise<boolean>;
  abstract tryOut(steps: readonly string[]): Promise<Trial<Anything>>;

  /** Sends steps, one message at a time; was it done? What is refused is told. */
  protected async send(steps: string | readonly string[], work: (steps: string[]) => Promise<void>): Promise<boolean> {
    const wanted = typeof steps === "string" ? [steps] : [...steps];
    if (this.#busy || !this.legal.length || !wanted.length) return false;
    this.#busy = true;
    this.#sent = wanted;
    try {
      await work(wanted);
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    } finally {
      this.#busy = false;
      this.#sent = NONE;
    }
  }

  get ahead(): boolean {
    return false;
  }
  keepPlan(steps: readonly string[]): void {
    keepHere(this, steps);
  }
  keptPlan(): Promise<readonly string[] | null> {
    return Promise.resolve(keptHere(this));
  }
  undo(): void {
    // nothing can be taken back
  }
  refuse(step: string): void {
    this.tryOut([step]).catch((error: unknown) => this.refused(error));
  }
  refused(error: unknown): void {
    showRefusal(error, this);
  }
  warn(words: Words, rule: string): void {
    warn(tell(words), rule, this.game);
  }
  findMoves(): Promise<Found<Anything>> {
    return Promise.resolve({ allowed: false, moves: [] });
  }
  plays(player: (scene: Scene<Anything, GameEvent>) => number): () => void {
    return this.stage.enter(player);
  }
  skip(): void {
    this.stage.skip();
  }
  tries(trying: Trying<Anything>): void {
    this.trying = trying;
  }
  say(words: Words): void {
    announce(tell(words));
  }
  sound(name: SoundName, rise = 0): void {
    sound(name, rise);
  }
}
