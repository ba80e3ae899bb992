/** Work for just before the next frame: those who measure there share one layout, where each at once would force its own. */

/** Does something before the next frame is drawn; returns how to call it off. */
export function beforeFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
