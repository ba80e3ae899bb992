/** Counting up at the end of a game, one source after the other; at rest everything is counted at once. */
const STEP_MILLISECONDS = 450;
const FIRST_MILLISECONDS = 700;

export class Counting {
  /** How many sources are counted. */
  count = $state(0);
  #all: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(all: number, still: boolean) {
    this.#all = all;
    if (still) this.count = Infinity;
    else this.#timer = setTimeout(() => this.#next(), FIRST_MILLISECONDS);
  }

  get done(): boolean {
    return this.count >= this.#all;
  }

  /** Counts the rest at once, for who does not want to wait. */
  finish(): void {
    clearTimeout(this.#timer);
    this.count = Infinity;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.count++;
    if (!this.done) this.#timer = setTimeout(() => this.#next(), STEP_MILLISECONDS);
  }
}
