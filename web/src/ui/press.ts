/** A press means what the board said when it began: one that ends on another moment, or in a scene, chooses nothing. */
/** What is known of a table, or of a lesson, whose board is watched. */
interface Watched {
  readonly eye: number | null;
  readonly token: number;
  readonly curtain?: number | null;
  readonly stage: { scene: unknown };
  readonly past: unknown;
  skip(): void;
}

/** Names what the buttons of the board mean now. */
function momentOf({ eye, token, curtain, stage, past }: Watched): string {
  return [eye, token, curtain, stage.scene !== null, Boolean(past)].join(" ");
}

/** Watches the presses on a board; one on the picture itself, not on its panels, ends the scene that is played. */
export function guarded(session: Watched) {
  return (board: HTMLElement): (() => void) => {
    let pointed: string | null = null;
    let keyed: string | null = null;
    const point = ({ target }: Event) => {
      pointed = momentOf(session);
      if (session.stage.scene && !session.past && !(target as Element).closest("[data-panel]")) session.skip();
    };
    const key = () => (keyed = momentOf(session));
    const click = (event: MouseEvent) => {
      const began = event.detail ? pointed : keyed; // a click without a pointer comes from a key, or from an aid, which has no beginning
      pointed = keyed = null;
      if (began === null || began === momentOf(session)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const end = () => (keyed = null);
    board.addEventListener("pointerdown", point, true);
    board.addEventListener("keydown", key, true);
    board.addEventListener("click", click, true);
    window.addEventListener("keyup", end);
    return () => {
      board.removeEventListener("pointerdown", point, true);
      board.removeEventListener("keydown", key, true);
      board.removeEventListener("click", click, true);
      window.removeEventListener("keyup", end);
    };
  };
}
