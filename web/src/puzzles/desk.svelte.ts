/** The desk of a puzzle: the real board in one position. Whatever is played there is the answer. */
import type { PuzzleAnswer, PuzzleTask, PuzzleTurn, StepSet } from "$messages";
import { api } from "$src/net/api";
import { type Anything, BoardDesk, NONE } from "$src/board/desk.svelte";
import type { Advised, GameModule, Options, SeatInfo, Trial } from "$src/core/game";
import { seatCalled } from "$src/i18n/seats";
import { sound } from "$src/ui/sound.svelte";
import { t } from "$src/i18n/words.svelte";

export class PuzzleDesk extends BoardDesk {
  readonly asked: PuzzleTask;
  readonly game: GameModule | null;
  readonly box: Anything;
  readonly seats: readonly SeatInfo[];
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Which turn the board shows after the answer. */
  shown = $state<"best" | "rival" | "yours">("best");
  #tries = $state(0);
  #answered: (answer: PuzzleAnswer) => void;

  constructor(asked: PuzzleTask, game: GameModule | null, box: unknown, answered: (answer: PuzzleAnswer) => void) {
    super();
    this.asked = asked;
    this.game = game;
    this.box = box;
    this.#answered = answered;
    this.seats = Array.from({ length: asked.players }, (_, seat) => {
      const yours = seat === asked.seat;
      return seatCalled(seat, yours ? t("puzzle-you") : t("puzzle-rival", { number: seat + 1 }), yours);
    });
  }

  get table(): string {
    return `puzzle.${this.asked.id}`;
  }
  get view(): Anything {
    return this.asked.view;
  }
  get seat(): number {
    return this.asked.seat;
  }
  get legal(): readonly string[] {
    return this.answer ? NONE : this.asked.legal;
  }
  get sets(): readonly StepSet[] {
    return this.answer ? NONE : this.asked.sets;
  }
  get options(): Options {
    return this.asked.options;
  }
  /** Grows with every new try: plans of before are worth nothing. */
  override get token(): number {
    return this.#tries;
  }
  get turn(): PuzzleTurn | null {
    return this.answer && this.answer[this.shown];
  }
  override get advice(): Advised<Anything> | null {
    return this.turn && { steps: this.turn.steps, view: this.turn.view, taken: 0 };
  }

  play(steps: string | readonly string[]): Promise<boolean> {
    return this.send(steps, async (wanted) => {
      const answer = await api.answerPuzzle(this.asked.id, wanted);
      this.answer = answer;
      this.shown = "best";
      this.#tries++;
      sound(answer.right ? "win" : "click");
      this.#answered(answer);
    });
  }

  again(): void {
    this.answer = null;
    this.#tries++;
  }

  tryOut(steps: readonly string[]): Promise<Trial<Anything>> {
    return api.tryPuzzle(this.asked.id, steps);
  }
}
