/** What a page puts round the board of a game, wherever the layout has its place for it. */
import { getContext, setContext, type Snippet } from "svelte";
import type { SeatInfo } from "$src/core/game";

export interface Frame {
  /** What to do, in one sentence. */
  question?: Snippet;
  /** Undo and its like, beside the controls. */
  tools: Snippet;
  /** The buttons of the table: menu, log, rules. */
  corner?: Snippet;
  /** What is told of a seat beside its name. */
  seat?: Snippet<[SeatInfo]>;
  /** What a seat did last. */
  deed?: Snippet<[SeatInfo]>;
  /** Over the board and all that is done there: the result. */
  readonly over?: Snippet | null;
  /** What comes and goes; it lies over the board, above the dock. */
  readonly notes?: Snippet;
  /** In the place of the controls: while one looks back, say. */
  readonly instead?: Snippet | null;
  /** The one before the screen is to decide. */
  readonly asked?: boolean;
}

const KEY = Symbol("frame");

export function setFrame(frame: Frame): void {
  setContext(KEY, frame);
}

export function getFrame(): Frame {
  return getContext<Frame>(KEY);
}
