/** Bakschisch at the web table. */
import type { GameModule } from "$lib/game";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Help from "./Help.svelte";
import Result from "./Result.svelte";
import { confirm, line, step, task } from "./lines";
import type { Box, GameEvent, View } from "./declared";

const text = (file: Promise<{ default: string }>) => file.then((module) => module.default);

export const game: GameModule<View, GameEvent, Box> = {
  name: "bakschisch",
  Board,
  Emblem,
  Help,
  Result,
  words: {
    en: () => text(import("./words/en.ftl?raw")),
    fr: () => text(import("./words/fr.ftl?raw")),
    it: () => text(import("./words/it.ftl?raw")),
    de: () => text(import("./words/de.ftl?raw")),
  },
  line,
  task,
  step,
  confirm,
};
