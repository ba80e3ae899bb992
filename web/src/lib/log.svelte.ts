/** The log of a table: what happened in the game and around it, kept as ids so that every language can tell it. */
import type { Happening } from "$messages";
import type { GameEvent, GameModule, SeatInfo, Words } from "./game";
import { botName, personName } from "./seats";
import { has, tell } from "./words.svelte";

export interface LogEntry {
  key: string;
  at: number;
  /** The moment of the game that this led to; null for what happened beside the game. */
  moment: number | null;
  /** How many moments of the game it made: a turn of several steps makes as many. */
  moments: number;
  kind: string;
  seat: number | null;
  name: string | null;
  text: string | null;
  events: GameEvent[];
}

export interface LogLine {
  key: string;
  at: number;
  moment: number | null;
  text: string;
}

export function entryOf(happening: Happening): LogEntry {
  const { version, at, kind, seat, name, text, moments, events } = happening;
  return { key: `v${version}`, at, moment: null, moments, kind, seat, name, text, events };
}

/** What happened beside the game, in the shell's words; null for what needs none. */
function besideTheGame(entry: LogEntry, seats: readonly SeatInfo[]): Words | null {
  const id = `log-${entry.kind}${entry.text ? `-${entry.text}` : ""}`;
  const found = has(id) ? id : `log-${entry.kind}`;
  if (!has(found)) return null;
  const seat = entry.seat === null ? undefined : seats[entry.seat];
  const bot = entry.kind === "filled" || entry.kind === "stood-in" ? botName(entry.name ?? "") : "";
  return { id: found, args: { name: (bot || entry.name === null ? seat?.name : personName(entry.name)) ?? "", bot } };
}

/** The lines of entries in the reader's language. */
export function linesOf(
  entries: readonly LogEntry[],
  seats: readonly SeatInfo[],
  game: GameModule | null,
  view: unknown = null,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const { key, at, moment } = entry;
    const beside = besideTheGame(entry, seats);
    if (beside) lines.push({ key, at, moment, text: tell(beside) });
    entry.events.forEach((event, number) => {
      const words = game ? game.line(event, seats, view ?? undefined) : null;
      const text = words ? tell(words) : game ? null : plain(event);
      if (text) lines.push({ key: `${key}.${number}`, at, moment, text });
    });
  }
  return lines;
}

/** An event of a game without words: its name and its arguments. */
function plain(event: GameEvent): string {
  const { event: name, ...rest } = event;
  return [name, ...Object.entries(rest).map(([key, value]) => `${key} ${JSON.stringify(value)}`)].join(" · ");
}
