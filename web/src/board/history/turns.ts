/** Turns: the events of a game, folded into what a player remembers of it. */
import type { GameEvent, GameModule, SeatInfo, TurnInShort, TurnPart } from "$src/core/game";
import { shared } from "$src/net/shared";
import { tell } from "$src/i18n/words.svelte";

/** What a log knows of some moments of the game. */
export interface Told {
  key: string;
  at: number;
  /** The moment that this led to; null for what happened beside the game. */
  moment: number | null;
  events: readonly GameEvent[];
}

export interface Turn {
  key: string;
  at: number;
  /** The moment that it led to, so far. */
  last: number;
  events: GameEvent[];
  /** The moment that each event led to. */
  moments: number[];
}

/** A turn as it is shown: whose it is, and what came of it. */
export interface ShownTurn extends Turn, TurnInShort {}

/** The turns of a log, the first one first; a game without words has one for each entry. */
export function turnsOf(entries: readonly Told[], game: GameModule | null): Turn[] {
  const turns: Turn[] = [];
  let before: GameEvent | undefined;
  for (const { key, at, moment, events } of entries) {
    if (moment === null) continue;
    events.forEach((event, number) => {
      const begins = game ? game.turns.begins(event, before) : number === 0;
      if (begins || !turns.length) turns.push({ key: `t${key}.${number}`, at, last: moment, events: [], moments: [] });
      const turn = turns.at(-1);
      if (turn) {
        turn.events.push(event);
        turn.moments.push(moment);
        turn.last = moment;
      }
      before = event;
    });
    const open = turns.at(-1);
    if (open) open.last = moment; // what this viewer may know nothing of makes a moment too
  }
  return turns;
}

/** Turns as they are shown; those that are `known`, by their keys, and did not go on are the same as before. */
export function shown(
  turns: readonly Turn[],
  game: GameModule | null,
  seats: readonly SeatInfo[],
  known = new Map<string, ShownTurn>(),
): ShownTurn[] {
  return turns.map((turn) => {
    const before = known.get(turn.key);
    if (before && isSame(before, turn)) return before;
    const told = shared(before, { ...turn, ...(game?.turns.short(turn.events, seats) ?? { seat: null, parts: [] }) });
    known.set(turn.key, told);
    return told;
  });
}

function isSame(one: Turn, other: Turn): boolean {
  const { events } = other;
  return one.last === other.last && one.events.length === events.length && one.events.every((event, number) => event === events[number]);
}

/** The moments that a replay by turns stops at: the deal, and the end of each turn. */
export function stopsOf(turns: readonly Turn[]): number[] {
  return [...new Set([0, ...turns.map(({ last }) => last)])].sort((a, b) => a - b);
}

/** The turn that a moment is part of. */
export function turnAt<T extends Turn>(turns: readonly T[], moment: number): T | undefined {
  // of several that end at the same moment, the others only begin there
  const first = turns.find(({ last }) => last >= moment);
  return first && (turns.filter(({ last }) => last === first.last).find((turn) => !("parts" in turn) || said(turn)) ?? first);
}

function said(turn: Turn): boolean {
  const { parts, heading } = turn as ShownTurn;
  return parts.length > 0 && !heading;
}

/** Whether somebody did something in a turn: it can be told and traced. */
export function isDone(turn: ShownTurn): boolean {
  return said(turn) && (turn.seat !== null || (turn.joint ?? false));
}

/** What had happened of a turn at a moment of it. */
export function upTo<T extends Turn>(turn: T, moment: number): T {
  const begun = turn.moments.map((at) => at <= moment);
  return { ...turn, events: turn.events.filter((_, number) => begun[number]), moments: turn.moments.filter((_, number) => begun[number]) };
}

/** What the others have done since a seat decided last; for a spectator nothing. */
export function sinceOwn(turns: readonly ShownTurn[], seat: number | null): ShownTurn[] {
  const found: ShownTurn[] = [];
  if (seat === null) return found;
  for (const turn of turns.toReversed()) {
    if (!isDone(turn)) continue;
    if (turn.seat === seat && !turn.joint) break;
    found.unshift(turn);
    if (turn.joint) break;
  }
  return found;
}

/** A part of a turn in words, with the name of the seat it is about. */
export function partInWords({ words, seat }: TurnPart, seats: readonly SeatInfo[]): string {
  const name = seat === undefined ? "" : (seats[seat]?.name ?? "");
  return name ? `${name} ${tell(words)}` : tell(words);
}

/** A turn in one sentence, for those who do not see its pictures. */
export function turnInWords({ seat, parts }: TurnInShort, seats: readonly SeatInfo[]): string {
  const told = parts.map((part) => partInWords(part, seats)).join(", ");
  const name = seat === null ? "" : (seats[seat]?.name ?? "");
  return name ? `${name}: ${told}` : told;
}
