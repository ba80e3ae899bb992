/** What the visitor does: commands, one at a time where it matters, with a question where a mistake would hurt. */
import type { Ack, Advice, Hint } from "$messages";
import type { CommandWords } from "$src/net/connection.svelte";
import { Refused } from "$src/net/api";
import type { Trial, Words } from "$src/core/game";

/** A question before something is played. */
export interface Question {
  words: Words;
  answer: (yes: boolean) => void;
}

/** Where the visitor acts: on which own seat and position; seat null: nowhere now. */
export interface Standing {
  seat: number | null;
  token: number;
}

const SHOWN = 3; // turns of a hint

/** A turn that a bot advises, and what it would lead to. */
export interface AdvisedTurn {
  advice: Advice;
  trial: Trial<unknown> | null;
}

/** What commands need of the table. */
export interface CommandContext {
  standing(): Standing;
  send(command: CommandWords): Promise<Ack>;
  hint(seat: number, token: number): Promise<Hint>;
  tryOut(steps: readonly string[]): Promise<Trial<unknown>>;
  /** The words of a question before these steps, if they need one. */
  confirm(steps: readonly string[], before: unknown): Words | null;
  /** A rematch has a table of its own. */
  rematch(table: string): Promise<void>;
  /** Shows what was refused; throws on anything else. */
  refused(error: unknown): void;
}

export class Commands {
  /** A step is on its way. */
  busy = $state(false);
  /** The steps that are on their way. */
  sent = $state.raw<readonly string[]>([]);
  question = $state.raw<Question | null>(null);
  hints = $state.raw<AdvisedTurn[] | null>(null);
  /** Which of them the board shows, and how often one was taken over as a plan. */
  chosen = $state(0);
  taken = $state(0);
  thinking = $state(false);
  #context: CommandContext;

  constructor(context: CommandContext) {
    this.#context = context;
  }

  /** Sends a command; a refusal is shown. Was it done? */
  async do(command: CommandWords): Promise<boolean> {
    try {
      const ack = await this.#context.send(command);
      if (ack.table) await this.#context.rematch(ack.table);
      return true;
    } catch (error) {
      this.#context.refused(error);
      return false;
    }
  }

  /** Plays steps together, after a question where a mistake would hurt; whether it was done. */
  async play(steps: readonly string[], before: unknown): Promise<boolean> {
    const { seat, token } = this.#context.standing();
    if (seat === null || this.busy || !steps.length) return false;
    const words = this.#context.confirm(steps, before);
    if (words && !(await this.ask(words))) return false;
    return this.#alone({ type: "play", seat, steps: [...steps], token });
  }

  /** Asks before something that is not easily made good; whether the answer was yes. */
  ask(words: Words): Promise<boolean> {
    this.answer(false);
    return new Promise((answer) => (this.question = { words, answer }));
  }

  /** Answers the question that is asked, if one is. */
  answer(yes: boolean): void {
    this.question?.answer(yes);
    this.question = null;
  }

  async undo(): Promise<boolean> {
    const { seat, token } = this.#context.standing();
    return seat === null ? false : this.#alone({ type: "undo", seat, token });
  }

  /** Sends a step, unless one is on its way. */
  async #alone(command: CommandWords): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.sent = command.type === "play" ? command.steps : [];
    try {
      return await this.do(command);
    } finally {
      this.busy = false;
      this.sent = [];
    }
  }

  async askHint(): Promise<void> {
    const { seat, token } = this.#context.standing();
    if (seat === null || this.thinking) return;
    this.thinking = true;
    try {
      const { candidates } = await this.#context.hint(seat, token);
      const hints: AdvisedTurn[] = [];
      for (const advice of candidates.slice(0, SHOWN)) hints.push({ advice, trial: await this.#outcome(advice.turn) });
      if (token !== this.#context.standing().token) return;
      this.hints = hints;
      this.chosen = this.taken = 0;
    } catch (error) {
      this.#context.refused(error);
    } finally {
      this.thinking = false;
    }
  }

  /** What a turn would lead to; a hint without it is a hint all the same. */
  async #outcome(turn: readonly string[]): Promise<Trial<unknown> | null> {
    try {
      return await this.#context.tryOut(turn);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }
}
