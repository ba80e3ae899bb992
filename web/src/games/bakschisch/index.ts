/** Bakschisch at the web table. */
import type { GameModule } from "$src/core/game";
import Board from "./Board.svelte";
import Help from "./Help.svelte";
import Result from "./Result.svelte";
import { confirm, line, meanwhile, preview, score, step, task } from "./lines";
import { turns } from "./turns";
import type { Box, GameEvent, View } from "./declared";

export const game: GameModule<View, GameEvent, Box> = {
  name: "bakschisch",
  prefix: "bk",
  Board,
  Help,
  Result,
  sources: () => 2,
  score,
  line,
  turns,
  task,
  meanwhile,
  step,
  confirm,
  reasons: (before, _after, seat, steps) => {
    const own = before.seats[seat];
    return own ? preview(own, steps[0] ?? "").map((words) => ({ words })) : [];
  },
  planned: () => true,
  seenWhenTaken: true,
};
