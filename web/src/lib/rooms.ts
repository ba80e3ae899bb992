/** The rooms of the house beside tables, lessons, puzzles, studies and the editor: each has an address and is loaded when somebody enters it. */
import type { Component } from "svelte";

/** A page of a room; `name` is what the address says behind its first part, empty if nothing. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a page that needs no name has no such property
export type RoomPage = Component<any>;

interface Room {
  /** The whole path; the first group, if any, is the name. */
  address: RegExp;
  load: () => Promise<{ default: RoomPage }>;
}

/** One line a room. The server answers each of these addresses with the page (`ROOMS` in `pages.py`). */
export const ROOMS: readonly Room[] = [
  { address: /^\/account\/?$/, load: () => import("../account/AccountPage.svelte") },
  { address: /^\/host(?:\/(members|tables|reports|invitations|deeds))?\/?$/, load: () => import("../host/HostPage.svelte") },
  { address: /^\/calls\/([\w.-]+)$/, load: () => import("../calls/LetterPage.svelte") },
  { address: /^\/evenings\/?$/, load: () => import("../evenings/EveningsPage.svelte") },
  { address: /^\/evenings\/([\w-]{22})\/?$/, load: () => import("../evenings/EveningPage.svelte") },
  { address: /^\/evenings\/([\w-]{22})\/screen\/?$/, load: () => import("../evenings/ScreenPage.svelte") },
  { address: /^\/players\/?$/, load: () => import("../players/PlayersPage.svelte") },
  { address: /^\/players\/([a-z0-9]+)\/?$/, load: () => import("../players/PlayerPage.svelte") },
];

/** The room at an address, with the name that it says. Null: none of them. */
export function roomAt(path: string): (Room & { name: string }) | null {
  for (const room of ROOMS) {
    const found = room.address.exec(path);
    if (found) return { ...room, name: found[1] ?? "" };
  }
  return null;
}
