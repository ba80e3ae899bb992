/** About how long an analysis takes, for those who choose its depth: measured with one process of an ordinary machine that does nothing else. */

const SECONDS = { quick: 0.1, normal: 0.4, deep: 2 } as const; // for each moment of the game

/** Minutes; none: less than one. */
export function minutesFor(moments: number, budget: keyof typeof SECONDS): number {
  return Math.round((SECONDS[budget] * moments) / 60);
}
