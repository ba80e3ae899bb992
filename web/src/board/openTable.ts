/** Opening tables: with one click against bots, or for friends by a link. */
import type { NewTable } from "$messages";
import type { GameInfo } from "$messages";
import { api } from "$src/net/api";
import { newId } from "$src/net/connection.svelte";
import { remembered } from "$src/core/storage";
import { showRefusal } from "$src/i18n/errors";
import { go } from "$src/core/router.svelte";
import { enter } from "$src/core/visitor.svelte";
import { has } from "$src/i18n/words.svelte";

const FIRST_LEVEL = "novice";
const USUAL_LEVEL = "merchant";

/** The level of bots that the visitor plays against: as last time, else an easy one until this game was won once, and then a fair one. */
export function usualLevel(game: GameInfo): string {
  const before = remembered("level");
  const ours = before !== null && has(`bot-${before}`); // a bot of the host's own may not play with so many
  if (ours && game.bots.includes(before)) return before;
  const fair = remembered(`won-${game.name}`) === null ? FIRST_LEVEL : USUAL_LEVEL;
  return game.bots.includes(fair) ? fair : (game.bots.at(-1) as string);
}

/** Takes one more seat for somebody at the same screen. */
export async function sitAs(table: string, seat: number, name: string): Promise<void> {
  await api.command(table, { type: "sit", id: newId(), seat, name });
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

/** Opens the study of a finished game, the same one each time; `mine`: at the dearest choice of this seat, once that is known. */
export async function studyTable(table: string, mine: number | null = null): Promise<void> {
  try {
    const { id } = await api.openStudy({ table });
    go(mine === null ? `/study/${id}` : `/study/${id}#mine=${mine}`);
  } catch (error) {
    showRefusal(error);
  }
}
