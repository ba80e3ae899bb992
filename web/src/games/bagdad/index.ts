/** The Thief of Bagdad at the web table. */
import type { GameModule } from "$src/core/game";
import Board from "./Board.svelte";
import Help from "./Help.svelte";
import Result from "./Result.svelte";
import { sources } from "./result";
import { planOf } from "./steps";
import { confirm, line, meanwhile, secret, step, task } from "./tell";
import { turns } from "./turns";
import type { Box, GameEvent, View } from "./declared";

export const game: GameModule<View, GameEvent, Box> = {
  name: "bagdad",
  prefix: "bg",
  Board,
  Help,
  Result,
  sources,
  line,
  turns,
  task,
  meanwhile,
  secret,
  step,
  confirm,
  planned: (steps) => planOf(steps).length > 0,
};
