/** Opening tables: with one click against bots, or for friends by a link. */
import type { NewTable } from "$messages";
import type { GameInfo } from "$messages";
import { api } from "./api";
import { newId } from "./connection.svelte";
import { remembered } from "./memory";
import { go } from "./router.svelte";
import { enter, visitor } from "./visitor.svelte";

const USUAL_LEVEL = "merchant";

/** The level of bots that the visitor plays against: as last time, else a fair one. */
export function usualLevel(game: GameInfo): string {
  const before = remembered("level");
  if (before !== null && game.bots.includes(before)) return before;
  return game.bots.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.bots.at(-1) as string);
}

/** Takes one more seat for somebody at the same screen: seats keep the name that the visitor has when sitting down. */
export async function sitAs(table: string, seat: number, name: string): Promise<void> {
  const own = visitor.name;
  await api.rename(name);
  try {
    await api.command(table, { type: "sit", id: newId(), seat });
  } finally {
    await api.rename(own);
  }
}

/** Opens a table and goes there; with every seat taken it begins at once. `others`: names of those who share the screen. */
export async function openTable(table: NewTable, players: number, others: readonly string[] = []): Promise<void> {
  await enter();
  const { table: id } = await api.open({ ...table, players });
  const free = players - 1 - (table.bots?.length ?? 0);
  for (const [number, name] of others.entries()) await sitAs(id, number + 1, name);
  if (free === others.length) await api.command(id, { type: "start", id: newId() });
  go(`/t/${id}`);
}

export function playNow(game: GameInfo): Promise<void> {
  const players = game.usual_players;
  return openTable({ game: game.name, bots: Array<string>(players - 1).fill(usualLevel(game)) }, players);
}

export function inviteFriends(game: GameInfo): Promise<void> {
  return openTable({ game: game.name }, game.usual_players);
}
