/** Sentences: what happened, what to do, what a choice would mean. They are ids and arguments; the words are in words/. */
import type { Arguments, GameEvent, SeatInfo, Words } from "$lib/game";
import { coinsOf, key, type SeatView, type View } from "./types";

/** Losing all of fewer coins than this hurts nobody. */
const COINS_WORTH_A_QUESTION = 3;

const nameOf = (seats: readonly SeatInfo[], seat: number) => seats[seat]?.name ?? String(seat + 1);

/** What a fist shows, as the words tell it: `thief`, `none`, or a number. */
function fistWord(step: string): string | number {
  return step === "thief" ? "thief" : coinsOf(step) || "none";
}

/** A space as the words tell it. */
export function spaceWord(space: number, throne: number): string | number {
  return space === 0 ? "start" : space === throne ? "throne" : space;
}

/** One line of the log; with a view it knows which space is the throne. */
export function line(event: GameEvent, seats: readonly SeatInfo[], view?: View): Words | null {
  const name = event.seat === undefined ? "" : nameOf(seats, event.seat);
  switch (event.event) {
    case "card":
      return { id: "bk-line-card", args: { bribe: event.bribe, person: key(event.person) } };
    case "chose":
      return { id: "bk-line-chose", args: { name } };
    case "reveal":
      return revealed(event.fists, seats);
    case "walk": {
      const by = event.to - event.from;
      return {
        id: by > 0 ? "bk-line-walk" : "bk-line-back",
        args: { name, by: Math.abs(by), to: spaceWord(event.to, view?.track.throne ?? Infinity) },
      };
    }
    case "steal":
      return { id: "bk-line-steal", args: { name, coins: event.coins } };
    case "pot":
      return { id: "bk-line-pot", args: { coins: event.coins } };
    case "thief-out":
      return event.why === "palace" ? { id: "bk-line-thief-palace", args: { name } } : null; // a thief that was shown is told by what it took
    case "share":
      return { id: "bk-line-share", args: { coins: event.coins, pot: event.pot } };
    case "thief-back":
      return { id: "bk-line-thief-back", args: { name } };
    case "shuffle":
      return { id: "bk-line-shuffle" };
    case "round":
      return { id: "bk-line-round", args: { round: event.round } };
    case "end": {
      const winners = (event.ranking as number[]).flatMap((rank, seat) => (rank === 1 ? [nameOf(seats, seat)] : []));
      return { id: "bk-line-end", args: { names: winners.join(", "), count: winners.length } };
    }
    default:
      return null; // `fist` is told by `chose`
  }
}

/** All fists in one line. */
function revealed(fists: readonly string[], seats: readonly SeatInfo[]): Words {
  const args: Arguments = {};
  fists.forEach((step, seat) => {
    args[`name${seat}`] = nameOf(seats, seat);
    args[`fist${seat}`] = fistWord(step);
  });
  return { id: `bk-line-reveal-${fists.length}`, args };
}

/** Whose turn and what to do. */
export function task(view: View, seat: number | null, legal: readonly string[], seats: readonly SeatInfo[]): Words {
  if (view.over) return { id: "bk-task-over" };
  if (view.card === null) return { id: "bk-task-card" };
  const names = view.to_act.map((other) => nameOf(seats, other)).join(", ");
  const args = { bribe: view.bribe, person: key(view.card), names };
  if (seat === null || legal.length === 0) return { id: "bk-task-watch", args };
  if (view.seats[seat]?.chosen) return { id: "bk-task-closed", args };
  return { id: view.direction === "forward" ? "bk-task-forward" : "bk-task-back", args };
}

/** A step in words. */
export function step(name: string): Words {
  if (name === "thief") return { id: "bk-step-thief" };
  return coinsOf(name) ? { id: "bk-step-bid", args: { coins: coinsOf(name) } } : { id: "bk-step-pass" };
}

/** A question before a choice that hurts if it was a slip. */
export function confirm(name: string, view: View): Words | null {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  if (!own) return null;
  const coins = coinsOf(name);
  if (coins >= COINS_WORTH_A_QUESTION && coins === own.gold) return { id: "bk-confirm-all", args: { coins } };
  if (view.direction === "back" && own.on_throne && coins === 0) return { id: "bk-confirm-throne" };
  return null;
}

/** What a choice would mean, in one or two sentences. */
export function preview(view: View, own: SeatView, name: string): Words[] {
  const jump = own.jump;
  if (!jump) return [];
  const coins = coinsOf(name);
  const thief = name === "thief";
  const args = { coins, by: Math.abs(jump.by), to: spaceWord(jump.to, view.track.throne), left: (own.gold ?? 0) - coins };
  const said: Words[] = [];
  if (thief) said.push({ id: "bk-preview-thief" });
  if (view.direction === "forward") {
    if (own.on_throne) said.push({ id: coins ? "bk-preview-throned" : "bk-preview-throned-nothing" });
    else if (coins) said.push({ id: "bk-preview-forward", args });
    else if (!thief) said.push({ id: "bk-preview-nothing" });
  } else if (jump.by === 0) said.push({ id: "bk-preview-start" });
  else if (coins === 0) said.push({ id: "bk-preview-back", args });
  else said.push({ id: view.options.fifth_zero === "everyone" ? "bk-preview-safe-everyone" : "bk-preview-safe", args });
  if (coins) said.push({ id: "bk-preview-left", args });
  return said;
}

/** Why a seat has its rank. */
export function reason(view: View, seat: number): Words {
  const own = view.seats[seat] as SeatView;
  const args = { space: spaceWord(own.space, view.track.throne), gold: own.gold ?? 0 };
  const throned = view.seats.filter((other) => other.on_throne);
  if (!own.on_throne) return { id: view.ranking[seat] === 1 ? "bk-why-rounds" : "bk-why-space", args };
  if (throned.length === 1) return { id: "bk-why-throne", args };
  const richest = Math.max(...throned.map((other) => other.gold ?? 0));
  const rich = throned.filter((other) => other.gold === richest);
  if (view.ranking[seat] !== 1) return { id: own.gold === richest ? "bk-why-later" : "bk-why-poorer", args };
  if (rich.length === 1) return { id: "bk-why-richest", args };
  const winners = view.ranking.filter((rank) => rank === 1).length;
  return { id: winners > 1 ? "bk-why-shared" : "bk-why-first", args };
}
