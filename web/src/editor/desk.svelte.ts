/** The desk of the editor: the real board with the last sound position, every change that was made, and the way back. */
import type { EditorAnswer, EditorChange } from "$messages";
import { api } from "$src/net/api";
import { type Anything, BoardDesk, NONE } from "$src/board/desk.svelte";
import type { GameModule, Options, SeatInfo, Trial } from "$src/core/game";
import { seatCalled } from "$src/i18n/seats";
import { t } from "$src/i18n/words.svelte";

/** What one has pointed at: a place of an axis; null: the table as a whole. */
export interface Place {
  axis: string;
  index: number;
}

export class EditorDesk extends BoardDesk {
  readonly game: GameModule | null;
  readonly box: Anything;
  #answers = $state.raw<readonly EditorAnswer[]>(NONE);
  #at = $state(0);
  /** The view of the last sound position. */
  #view = $state.raw<Anything>(null);
  #changes = $state(0);
  #queue: Promise<unknown> = Promise.resolve();
  /** The field that was changed last. */
  touched = $state<string | null>(null);
  place = $state.raw<Place | null>(null);

  constructor(game: GameModule | null, box: unknown, first: EditorAnswer) {
    super();
    this.game = game;
    this.box = box;
    this.#add(first);
  }

  get answer(): EditorAnswer {
    return this.#answers[this.#at] as EditorAnswer;
  }
  get form() {
    return this.answer.form;
  }
  get fields(): Record<string, unknown> {
    return this.answer.position["state"] as Record<string, unknown>;
  }
  get isSound(): boolean {
    return this.answer.flaw === null;
  }
  get canRedo(): boolean {
    return this.#at < this.#answers.length - 1;
  }
  override get canUndo(): boolean {
    return this.#at > 0;
  }

  get table(): string {
    return `edit.${this.form.game}`;
  }
  get view(): Anything {
    return this.#view;
  }
  get seat(): null {
    return null;
  }
  get legal(): readonly string[] {
    return NONE;
  }
  get sets() {
    return NONE;
  }
  get options(): Options {
    return this.form.options;
  }
  get seats(): readonly SeatInfo[] {
    const players = (this.#view?.players as number | undefined) ?? this.form.players;
    return Array.from({ length: players }, (_, seat) => seatCalled(seat, t("player-number", { number: seat + 1 }), false));
  }
  override get edits(): boolean {
    return true;
  }
  override get token(): number {
    return this.#changes;
  }

  play = (): Promise<boolean> => Promise.resolve(false);
  tryOut = (): Promise<Trial<Anything>> => Promise.reject(new Error("nothing is played here"));
  override refuse = (): void => undefined;

  /** Another position: pasted, or dealt anew. It can be taken back as well. */
  lay(answer: EditorAnswer): void {
    this.#add(answer);
    this.touched = null;
    if (this.place && !(this.place.index < (answer.form.axes[this.place.axis]?.length ?? 0))) this.place = null;
  }

  /** Changes are made one after the other, however quickly they come. */
  change(change: EditorChange): Promise<unknown> {
    this.#queue = this.#queue.then(async () => {
      try {
        const answer = await api.editPosition(this.answer.position, [change]);
        this.touched = change.field;
        this.#add(answer);
      } catch (error) {
        this.refused(error);
      }
    });
    return this.#queue;
  }

  /** When all changes that were made until now are in the position. */
  settled(): Promise<unknown> {
    return this.#queue;
  }

  override undo(): void {
    this.#then(() => this.canUndo && this.#show(this.#at - 1));
  }

  redo(): void {
    this.#then(() => this.canRedo && this.#show(this.#at + 1));
  }

  #then(step: () => unknown): void {
    this.#queue = this.#queue.then(step);
  }

  #add(answer: EditorAnswer): void {
    this.#answers = [...this.#answers.slice(0, this.#at + 1), answer];
    this.#show(this.#answers.length - 1);
  }

  #show(at: number): void {
    this.#at = at;
    this.#changes++;
    const sound = this.#answers.slice(0, at + 1).findLast(({ shown }) => shown !== null);
    this.#view = sound?.shown?.view ?? null;
  }
}
