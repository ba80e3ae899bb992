/** Five Tribes at the table. */
import type { GameModule } from "$lib/game";
import { t } from "$lib/words.svelte";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Help from "./Help.svelte";
import { line, step } from "./lines";
import Result from "./Result.svelte";
import { task } from "./tasks";
import { turns } from "./turns";
import type { Box, GameEvent, Move, View } from "./declared";

export const game: GameModule<View, GameEvent, Box, Move> = {
  name: "five-tribes",
  Board,
  Emblem,
  Help,
  Result,
  line,
  turns,
  task,
  step,
  piece: (kind, id) => (kind === "card" ? t(`ft-card-${id}`) : undefined),
};
