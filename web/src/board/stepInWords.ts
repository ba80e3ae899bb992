/** A step in the reader's language. */
import type { GameModule, SeatInfo } from "$src/core/game";
import { has, tell } from "$src/i18n/words.svelte";

/** A step in words, as far as the game has them. */
export function stepInWords(game: GameModule | null, step: string, view: unknown, seats: readonly SeatInfo[]): string {
  if (!game) return step;
  const words = game.step(step, view, seats);
  return has(words.id) ? tell(words) : step;
}
