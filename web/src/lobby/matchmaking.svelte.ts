/** A quick match: what one wishes, and going where it was found. */
import type { AskMatch, Seek } from "$messages";
import { api, Refused } from "$src/net/api";
import { newId } from "$src/net/connection.svelte";
import { lobby } from "./feed.svelte";
import { remember, remembered } from "$src/core/storage";
import { enter } from "$src/core/visitor.svelte";
import { go } from "$src/core/router.svelte";

/** What was wished last time. */
export function lastWish(): Partial<AskMatch> {
  try {
    const found: unknown = JSON.parse(remembered("match") ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<AskMatch>) : {};
  } catch {
    return {};
  }
}

export async function startSeeking(wish: AskMatch): Promise<void> {
  await enter();
  remember("match", JSON.stringify(wish));
  lobby.take((await api.seek(wish)).seek);
}

export async function stopSeeking(): Promise<void> {
  await api.seekNoMore();
  lobby.take(null);
}

/** Sits down at the table that was found, and goes there. */
export async function goThere({ table, seated }: Seek): Promise<void> {
  if (table === null) return;
  try {
    if (!seated) await api.command(table, { type: "sit", id: newId() });
  } catch (error) {
    // who sits there already, by another device, goes there all the same
    if (!(error instanceof Refused) || !["seated", "going-on"].includes(error.code)) throw error;
  }
  go(`/t/${table}`);
}
