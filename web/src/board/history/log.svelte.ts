/** The log of a table: what happened in the game and around it, kept as ids so that every language can tell it. */
import type { Happening } from "$messages";
import type { GameEvent, GameModule, SeatInfo, Words } from "$src/core/game";
import { botName, personName } from "$src/i18n/seats";
import type { ShownTurn } from "./turns";
import { deadline, has, tell } from "$src/i18n/words.svelte";

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

/** What happened beside the game, in words; null for what needs none. */
function besideTheGame(entry: LogEntry, seats: readonly SeatInfo[]): Words | null {
  const id = `log-${entry.kind}${entry.text ? `-${entry.text}` : ""}`;
  if (entry.kind === "closed" && entry.text) return { id: "log-closed-said", args: { text: entry.text } };
  const found = has(id) ? id : `log-${entry.kind}`;
  if (!has(found)) return null;
  const seat = entry.seat === null ? undefined : seats[entry.seat];
  if (entry.kind === "away") {
    const name = seat?.name ?? "";
    return entry.text === null
      ? { id: "log-away-over", args: { name } }
      : { id: "log-away", args: { name, until: deadline(Number(entry.text), "day") } };
  }
  const bot = entry.kind === "filled" || entry.kind === "stood-in" ? botName(entry.name ?? "") : "";
  const was = entry.kind === "renamed" ? personName(entry.text ?? "") : "";
  return { id: found, args: { name: (bot || entry.name === null ? seat?.name : personName(entry.name)) ?? "", bot, was } };
}

/** What the log shows, in the order of time: turns with their lines folded into them, and what happened beside the game. */
export type LogItem = { turn: ShownTurn; lines: LogLine[] } | { turn: null; line: LogLine };

/** What a log is told of, and where a click on it leads: a table, or a study. */
export interface LogSource {
  readonly log: readonly LogItem[];
  readonly turns: readonly ShownTurn[];
  readonly seats: readonly SeatInfo[];
  readonly game: GameModule | null;
  /** The moment that is looked back at; null: now. */
  readonly past: { readonly moment: number } | null;
  goTo(moment: number): Promise<void>;
}

/** The log in the reader's language; what of a turn no line tells is not in it. The lines of `known` turns were told before. */
export function itemsOf(
  entries: readonly LogEntry[],
  turns: readonly ShownTurn[],
  seats: readonly SeatInfo[],
  game: GameModule | null,
  known = new WeakMap<ShownTurn, LogLine[]>(),
): LogItem[] {
  const items: LogItem[] = [];
  for (const entry of entries) {
    const beside = besideTheGame(entry, seats);
    if (beside) items.push({ turn: null, line: { key: entry.key, at: entry.at, moment: entry.moment, text: tell(beside) } });
  }
  for (const turn of turns) {
    const lines = known.get(turn) ?? linesOf(turn, seats, game);
    known.set(turn, lines);
    if (turn.parts.length || (lines.length && !game)) items.push({ turn, lines });
  }
  const at = (item: LogItem) => (item.turn ?? item.line).at;
  return items.sort((a, b) => at(a) - at(b));
}

/** The events of a turn, one line each. */
function linesOf(turn: ShownTurn, seats: readonly SeatInfo[], game: GameModule | null): LogLine[] {
  return turn.events.flatMap((event, number) => {
    // that it began is told by the turn itself
    if (number === 0 && turn.seat !== null && turn.events.length > 1 && game?.turns.begins(event, undefined)) return [];
    const words = game?.line(event, seats);
    const text = words ? tell(words) : game ? null : plain(event);
    return text ? [{ key: `${turn.key}.${number}`, at: turn.at, moment: turn.moments[number] ?? turn.last, text }] : [];
  });
}

/** An event of a game without words: its name and its arguments. */
function plain(event: GameEvent): string {
  const { event: name, ...rest } = event;
  return [name, ...Object.entries(rest).map(([key, value]) => `${key} ${JSON.stringify(value)}`)].join(" · ");
}
