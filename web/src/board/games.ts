/** The games that this client has a board for; each is loaded when it is needed. */
import type { Component } from "svelte";
import type { GameModule } from "$src/core/game";
import { addWords } from "$src/i18n/words.svelte";

const modules = import.meta.glob<{ game: GameModule }>("../games/*/index.ts");

/** A game with its words; null for a game without a folder here, which the plain board shows. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const load = modules[`../games/${name}/index.ts`];
  if (!load) return null;
  const { game } = await load();
  await addWords(name);
  return game;
}

/** The picture of a game, without its board. */
export async function loadEmblem(name: string): Promise<Component | null> {
  const { emblems } = await import("./emblems");
  return emblems[`../games/${name}/Emblem.svelte`] ?? null;
}
