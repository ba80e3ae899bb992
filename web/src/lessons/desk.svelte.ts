/** The desk of one scene of a lesson: the real board with a guide instead of rivals. The server judges every step. */
import type { LessonInfo, LessonMoment, PlayLesson, SceneInfo, StepSet } from "$messages";
import { api, Refused } from "$src/net/api";
import { type Anything, BoardDesk, NONE } from "$src/board/desk.svelte";
import type { Advised, GameEvent, GameModule, Options, SeatInfo, Trail, Trial } from "$src/core/game";
import { forget } from "$src/core/storage";
import { reducedMotion } from "$src/ui/motion.svelte";
import { announce } from "$src/core/notices.svelte";
import { seatCalled } from "$src/i18n/seats";
import { stepInWords } from "$src/board/stepInWords";
import { sound } from "$src/ui/sound.svelte";
import { t } from "$src/i18n/words.svelte";
import { textOf } from "./lessons";
import { note } from "./progress.svelte";

/** A step that the rules allow and the scene does not: `say` names the reason. */
class Wrong extends Error {
  constructor(readonly say: string) {
    super(say);
  }
}

export class LessonDesk extends BoardDesk {
  readonly lesson: LessonInfo;
  readonly info: SceneInfo;
  readonly game: GameModule | null;
  readonly box: Anything;
  moment = $state.raw<LessonMoment | null>(null);
  #events = $state.raw<readonly GameEvent[]>(NONE);
  #tick = $state(0);
  #jump = $state(true);
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
    super();
    this.lesson = lesson;
    this.info = info;
    this.game = game;
    this.box = box;
  }

  // ---------------------------------------------------------------- what the board reads

  override get advice(): Advised<Anything> | null {
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
  get legal(): readonly string[] {
    return this.settled && !this.done && this.moment ? this.moment.legal : NONE;
  }
  get sets(): readonly StepSet[] {
    return this.legal.length && this.moment ? this.moment.sets : NONE;
  }
  get options(): Options {
    return this.info.options;
  }
  override get events(): readonly GameEvent[] {
    return this.#events;
  }
  override get tick(): number {
    return this.#tick;
  }
  override get jump(): boolean {
    return this.#jump;
  }
  override get token(): number {
    return this.#played.length;
  }
  override get trail(): Trail<GameEvent> | null {
    return this.events.length ? { seat: null, events: this.events } : null;
  }

  #seatOf(seat: number): SeatInfo {
    const yours = seat === this.info.seat;
    return seatCalled(seat, yours ? t("school-you") : t(`school-rival-${(seat % 4) + 1}`), yours);
  }

  // ---------------------------------------------------------------- what the guide says

  /** What the guide says now. */
  get words(): string {
    return this.moment ? textOf(this.lesson, this.info, this.#said) : "";
  }
  get reason(): string | null {
    return this.wrong === null ? null : textOf(this.lesson, this.info, this.wrong);
  }
  /** What the guide has shown, in words. */
  get exampleInWords(): string {
    return this.#example.map((step) => stepInWords(this.game, step, this.view, this.seats)).join(", ");
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
    this.#jump = true;
    announce(`${textOf(this.lesson, this.info, "title")}. ${this.words}`);
  }

  close(): void {
    this.#closed = true;
    this.stage.skip();
  }

  play(steps: string | readonly string[]): Promise<boolean> {
    return this.send(steps, async (wanted) => {
      const moment = await this.#ask({ played: this.#played, steps: wanted });
      if (this.#closed) return;
      if (moment.verdict === "wrong") throw new Wrong(moment.say);
      this.wrong = null;
      this.shown = 0;
      this.settled = false;
      const scene = { before: this.view, view: moment.view, events: moment.events, still: reducedMotion() };
      this.stage.play(scene, () => this.#arrive(moment, wanted));
    });
  }

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
    this.#events = events;
    this.#jump = false;
    this.settled = true;
    this.#tick++;
  }

  async tryOut(steps: readonly string[]): Promise<Trial<Anything>> {
    const moment = await this.#ask({ played: this.#played, steps: [...steps], trial: true });
    if (moment.verdict === "wrong") throw new Wrong(moment.say);
    this.wrong = null;
    return moment as Trial<Anything>;
  }

  #ask(asked: PlayLesson): Promise<LessonMoment> {
    return api.playLesson(this.lesson.id, this.info.id, asked);
  }

  /** The guide shows how. */
  help(): void {
    this.shown++;
    this.wrong = null;
  }

  override refused(error: unknown): void {
    if (error instanceof Refused) super.refused(error);
    else if (error instanceof Wrong) {
      this.wrong = error.say;
      this.mistakes++;
      announce(this.reason ?? "");
    } else throw error;
  }
}
