/** Five Tribes at the table. */
import type { GameModule } from "$src/core/game";
import { t } from "$src/i18n/words.svelte";
import Board from "./Board.svelte";
import Help from "./Help.svelte";
import { gains } from "./gains";
import { line, step } from "./lines";
import Result from "./Result.svelte";
import { task } from "./tasks";
import { signed, turns } from "./turns";
import { SOURCES, type Box, type GameEvent, type Move, type View } from "./declared";

export const game: GameModule<View, GameEvent, Box, Move> = {
  name: "five-tribes",
  prefix: "ft",
  Board,
  Help,
  Result,
  sources: () => SOURCES.length,
  line,
  turns,
  task,
  step,
  reasons: (before, { view }, seat) => {
    const points = gains(before, view, seat)?.points ?? 0;
    return points ? [{ words: { id: "ft-points-change", args: { points: signed(points), number: points } }, sign: "star" }] : [];
  },
  planned: () => true,
  piece: (kind, id) => (kind === "card" ? t(`ft-card-${id}`) : undefined),
};
