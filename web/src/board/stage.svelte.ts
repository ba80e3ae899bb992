/** The one clock of the table: which scene the board plays now. What everybody reads and may choose waits until it is over. */
import type { Scene } from "$src/core/game";

export const LONGEST_SCENE = 6000;

/** Plays a scene on the board and says how many milliseconds it takes; 0: there is nothing to look at. */
export type Player = (scene: Scene) => number;

export class Stage {
  /** What the board plays now; null: it shows its view, and nothing moves. */
  scene = $state.raw<Scene | null>(null);
  /** Whether it has been played and waits until somebody asks for the next one. */
  waiting = $state(false);
  #player: Player | null = null;
  #over: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The board that plays; the returned function takes it off the stage. */
  enter(player: Player): () => void {
    this.#player = player;
    return () => {
      if (this.#player !== player) return;
      this.#player = null;
      this.skip();
    };
  }

  /**
   * Plays a scene after the one that is on: `over` is called when it is, at once if nobody plays or looks. Its length.
   * `pace` says how long what takes so long is shown; null: until somebody asks for the next one.
   */
  play(scene: Scene, over: () => void = () => undefined, pace: (milliseconds: number) => number | null = (length) => length): number {
    this.skip();
    const looks = this.#player && document.visibilityState !== "hidden";
    const wanted = looks ? pace(1) : 0;
    const length = looks && wanted !== 0 ? Math.min(this.#player?.(scene) ?? 0, LONGEST_SCENE) : 0;
    const shown = looks && wanted !== 0 ? pace(length) : 0;
    if (shown !== null && shown <= 0) {
      over();
      return 0;
    }
    this.scene = scene;
    this.#over = over;
    this.#timer = setTimeout(() => (shown === null ? (this.waiting = true) : this.skip()), shown ?? length);
    return shown ?? length;
  }

  /** Ends the scene: the table shows where it led to. */
  skip(): void {
    clearTimeout(this.#timer);
    const over = this.#over;
    this.#over = null;
    this.scene = null;
    this.waiting = false;
    over?.();
  }
}
