/** The desk of a puzzle: the real board in one position. Whatever is played there is the answer. */
import type { PuzzleAnswer, PuzzleTask, PuzzleTurn, StepSet } from "$messages";
import { api } from "$lib/api";
import type { Advised, Desk, Found, GameEvent, GameModule, Options, SeatInfo, SoundName, Trial, Trying, Words } from "$lib/game";
import { reducedMotion } from "$lib/motion.svelte";
import { announce } from "$lib/notices.svelte";
import { showRefusal, warn } from "$lib/refusals";
import { sound } from "$lib/sound.svelte";
import { t, tell } from "$lib/words.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any;

export class PuzzleDesk implements Desk<Anything, GameEvent, Anything, Anything> {
  readonly task: PuzzleTask;
  readonly game: GameModule | null;
  readonly box: Anything;
  readonly t = t;
  // nothing is played, so nothing moves and there is nothing to look back at
  readonly past = false;
  readonly events: readonly GameEvent[] = [];
  readonly tick = 0;
  readonly jump = true;
  readonly scene = null;
  readonly canUndo = false;
  readonly trail = null;
  readonly seats: readonly SeatInfo[];
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Which turn the board shows after the answer. */
  shown = $state<"best" | "rival" | "yours">("best");
  busy = $state(false);
  sent = $state.raw<readonly string[]>([]);
  trying = $state.raw<Trying | null>(null);
  /** Grows with every new try: plans of before are worth nothing. */
  token = $state(0);
  #answered: (answer: PuzzleAnswer) => void;

  constructor(task: PuzzleTask, game: GameModule | null, box: unknown, answered: (answer: PuzzleAnswer) => void) {
    this.task = task;
    this.game = game;
    this.box = box;
    this.#answered = answered;
    this.seats = Array.from({ length: task.players }, (_, seat) => seatOf(seat, seat === task.seat));
  }

  get table(): string {
    return `puzzle.${this.task.id}`;
  }
  get view(): Anything {
    return this.task.view;
  }
  get seat(): number {
    return this.task.seat;
  }
  get legal(): readonly string[] {
    return this.answer ? [] : this.task.legal;
  }
  get sets(): readonly StepSet[] {
    return this.answer ? [] : this.task.sets;
  }
  get options(): Options {
    return this.task.options;
  }
  get still(): boolean {
    return reducedMotion();
  }
  get turn(): PuzzleTurn | null {
    return this.answer && this.answer[this.shown];
  }
  get advice(): Advised<Anything> | null {
    return this.turn && { steps: this.turn.steps, view: this.turn.view, taken: 0 };
  }
  /** What to do, in the game's own words. */
  get words(): string {
    const { view, legal } = this.trying?.steps.length ? this.trying : this;
    return this.game && legal.length ? tell(this.game.task(view, this.seat, legal, this.seats)) : "";
  }

  play = async (steps: string | readonly string[]): Promise<boolean> => {
    const wanted = typeof steps === "string" ? [steps] : [...steps];
    if (this.busy || this.answer || !wanted.length) return false;
    this.busy = true;
    this.sent = wanted;
    try {
      const answer = await api.answerPuzzle(this.task.id, wanted);
      this.answer = answer;
      this.shown = "best";
      this.token++;
      sound(answer.right ? "win" : "click");
      this.#answered(answer);
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    } finally {
      this.busy = false;
      this.sent = [];
    }
  };

  again(): void {
    this.answer = null;
    this.token++;
  }

  tryOut = (steps: readonly string[]): Promise<Trial<Anything>> => api.tryPuzzle(this.task.id, steps);
  refuse = (step: string): void => void this.tryOut([step]).catch(this.refused);
  refused = (error: unknown): void => showRefusal(error, this);
  warn = (words: Words, rule: string): void => warn(tell(words), rule, this.game);
  undo = (): void => undefined;
  findMoves = (): Promise<Found<Anything>> => Promise.resolve({ allowed: false, moves: [] });
  plays = (): (() => void) => () => undefined;
  skip = (): void => undefined;
  tries = (trying: Trying<Anything>): void => void (this.trying = trying);
  say = (words: Words): void => announce(tell(words));
  sound = (name: SoundName): void => sound(name);
}

function seatOf(seat: number, yours: boolean): SeatInfo {
  const name = yours ? t("puzzle-you") : t("puzzle-rival", { number: seat + 1 });
  const none = { bot: null, hurried: false, host: false, kept: null, left: null, running: false };
  return { ...none, seat, stage: yours ? "person" : "bot", name, yours, connected: true };
}
