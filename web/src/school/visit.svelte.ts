/** A visit to one scene of a lesson: the real board with a guide instead of rivals. The server judges every step. */
import type { LessonInfo, LessonMoment, PlayLesson, SceneInfo, StepSet } from "$messages";
import { api, Refused } from "$lib/api";
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
} from "$lib/game";
import { forget } from "$lib/memory";
import { reducedMotion } from "$lib/motion.svelte";
import { announce } from "$lib/notices.svelte";
import { showRefusal, warn } from "$lib/refusals";
import { stepInWords } from "$lib/session.svelte";
import { sound } from "$lib/sound.svelte";
import { Stage } from "$lib/stage.svelte";
import { t, tell } from "$lib/words.svelte";
import { textOf } from "./lessons";
import { note } from "./progress.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any;

/** A step that the rules allow and the scene does not: `say` names the reason. */
class Wrong extends Error {
  constructor(readonly say: string) {
    super(say);
  }
}

export class Visit implements Desk<Anything, GameEvent, Anything, Anything> {
  readonly lesson: LessonInfo;
  readonly info: SceneInfo;
  readonly game: GameModule | null;
  readonly box: Anything;
  readonly stage = new Stage();
  readonly t = t;
  // a lesson is never looked back at, and nobody shares its screen
  readonly past = false;
  readonly curtain = null;
  readonly canUndo = false;
  moment = $state.raw<LessonMoment | null>(null);
  events = $state.raw<GameEvent[]>([]);
  tick = $state(0);
  jump = $state(true);
  busy = $state(false);
  sent = $state.raw<readonly string[]>([]);
  trying = $state.raw<Trying | null>(null);
  /** The name of the reason of the last wrong step; null: nothing was wrong. */
  wrong = $state<string | null>(null);
  /** Grows with every wrong step: the same reason twice is told twice. */
  mistakes = $state(0);
  /** Grows when the scene begins again: the board is laid anew. */
  beginnings = $state(0);
  /** How often the guide has shown how. */
  shown = $state(0);
  /** Whether what happened has been seen. */
  settled = $state(true);
  #played = $state.raw<string[]>([]);
  #closed = false;

  constructor(lesson: LessonInfo, info: SceneInfo, game: GameModule | null, box: unknown) {
    this.lesson = lesson;
    this.info = info;
    this.game = game;
    this.box = box;
  }

  // ---------------------------------------------------------------- what the board reads
  // Getters, because a board that is being put away still reads: what a page derives ends with the page.

  get advice(): Advised<Anything> | null {
    return this.shown ? { steps: this.#example, view: null, taken: this.shown } : null;
  }
  get seats(): readonly SeatInfo[] {
    return Array.from({ length: this.info.players }, (_, seat) => this.#seatOf(seat));
  }
  get done(): boolean {
    return this.moment?.verdict === "done" && this.settled;
  }
  get #example(): readonly string[] {
    return this.moment?.example ?? [];
  }
  get table(): string {
    return `lesson.${this.lesson.id}.${this.info.id}`;
  }
  get view(): Anything {
    return this.moment?.view ?? null;
  }
  get seat(): number {
    return this.info.seat;
  }
  get eye(): number {
    return this.info.seat;
  }
  get legal(): readonly string[] {
    return this.settled && !this.done && this.moment ? this.moment.legal : [];
  }
  get sets(): readonly StepSet[] {
    return this.legal.length && this.moment ? this.moment.sets : [];
  }
  get options(): Options {
    return this.info.options;
  }
  get scene(): Scene<Anything, GameEvent> | null {
    return this.stage.scene;
  }
  get still(): boolean {
    return reducedMotion();
  }
  get token(): number {
    return this.#played.length;
  }
  get trail(): Trail<GameEvent> | null {
    return this.events.length ? { seat: null, events: this.events } : null;
  }

  #seatOf(seat: number): SeatInfo {
    const yours = seat === this.info.seat;
    const name = yours ? t("school-you") : t(`school-rival-${(seat % 4) + 1}`);
    const none = { bot: null, hurried: false, host: false, kept: null, left: null, running: false };
    return { ...none, seat, stage: yours ? "person" : "bot", name, yours, connected: true };
  }

  // ---------------------------------------------------------------- what the guide says

  /** What the guide says now. */
  get words(): string {
    return this.moment ? textOf(this.lesson, this.info, this.#said) : "";
  }
  get reason(): string | null {
    return this.wrong === null ? null : textOf(this.lesson, this.info, this.wrong);
  }
  /** What to do with the board, in the game's own words. */
  get task(): string {
    const { view, legal } = this.trying?.steps.length ? this.trying : this;
    if (!this.game || !view || !legal.length || !this.settled) return "";
    return tell(this.game.task(view, this.seat, legal, this.seats));
  }
  /** What the guide has shown, in words. */
  get exampleInWords(): string {
    return this.#example.map((step) => stepInWords(this.game, step, this.view)).join(", ");
  }
  #said = $state("guide");

  // ---------------------------------------------------------------- what the player does

  /** The scene from its start; a plan that was made for it before stays the first time only, after a reload. */
  async begin(): Promise<void> {
    const moment = await this.#ask({});
    if (this.#closed) return;
    this.stage.skip();
    if (this.beginnings) forget(`plan.${this.table}.${this.seat}`);
    this.#played = [];
    this.wrong = null;
    this.beginnings++;
    this.shown = 0;
    this.#show(moment, []);
    this.jump = true;
    announce(`${textOf(this.lesson, this.info, "title")}. ${this.words}`);
  }

  close(): void {
    this.#closed = true;
    this.stage.skip();
  }

  play = async (steps: string | readonly string[]): Promise<boolean> => {
    const wanted = typeof steps === "string" ? [steps] : [...steps];
    if (this.busy || !this.legal.length) return false;
    this.busy = true;
    this.sent = wanted;
    try {
      const moment = await this.#ask({ played: this.#played, steps: wanted });
      if (this.#closed) return false;
      if (moment.verdict === "wrong") throw new Wrong(moment.say);
      this.wrong = null;
      this.shown = 0;
      this.settled = false;
      const scene = { before: this.view, view: moment.view, events: moment.events, still: reducedMotion() };
      this.stage.play(scene, () => this.#arrive(moment, wanted));
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    } finally {
      this.busy = false;
      this.sent = [];
    }
  };

  #arrive(moment: LessonMoment, steps: readonly string[]): void {
    if (this.#closed) return;
    this.#played = [...this.#played, ...steps];
    this.#show(moment, moment.events);
    if (moment.verdict === "done") {
      note(this.lesson.id, this.info.id);
      sound("win");
    }
    announce(this.words);
  }

  #show(moment: LessonMoment, events: GameEvent[]): void {
    this.moment = moment;
    this.#said = moment.say;
    this.events = events;
    this.jump = false;
    this.settled = true;
    this.tick++;
  }

  tryOut = async (steps: readonly string[]): Promise<Trial<Anything>> => {
    const moment = await this.#ask({ played: this.#played, steps: [...steps], trial: true });
    if (moment.verdict === "wrong") throw new Wrong(moment.say);
    this.wrong = null;
    return moment as Trial<Anything>;
  };

  #ask(asked: PlayLesson): Promise<LessonMoment> {
    return api.playLesson(this.lesson.id, this.info.id, asked);
  }

  /** The guide shows how. */
  help(): void {
    this.shown++;
    this.wrong = null;
  }

  refuse = (step: string): void => void this.tryOut([step]).catch(this.refused);

  refused = (error: unknown): void => {
    if (error instanceof Wrong) {
      this.wrong = error.say;
      this.mistakes++;
      announce(this.reason ?? "");
      return;
    }
    if (!(error instanceof Refused)) throw error;
    showRefusal(error, this);
  };

  warn = (words: Words, rule: string): void => warn(tell(words), rule, this.game);
  undo = (): void => undefined;
  findMoves = (): Promise<Found<Anything>> => Promise.resolve({ allowed: false, moves: [] });
  plays = (player: (scene: Scene<Anything, GameEvent>) => number): (() => void) => this.stage.enter(player);
  skip = (): void => this.stage.skip();
  tries = (trying: Trying<Anything>): void => void (this.trying = trying);
  say = (words: Words): void => announce(tell(words));
  sound = (name: SoundName): void => sound(name);
}
