/** Sentences: what happened, what to do, what a choice would mean. They are ids and arguments; the words are in words/. */
import type { Arguments, Scene, SeatInfo, Words } from "$src/core/game";
import { listed } from "$src/i18n/words.svelte";
import { DEEDS, type GameEvent, type Reveal, type SeatView, type View, type Where } from "./declared";
import { coinsOf, isThief, key } from "./fists";

/** Losing all of fewer coins than this hurts nobody. */

const nameOf = (seats: readonly SeatInfo[], seat: number) => seats[seat]?.name ?? String(seat + 1);

/** What a fist shows, as the words tell it: `thief`, `none`, or a number. */
export function fistWord(step: string, coins = coinsOf(step)): string | number {
  return isThief(step) ? "thief" : coins || "none";
}

/** A space as the words tell it. */
export function spaceWord(where: Where, space: number): string | number {
  return where === "space" ? space : where;
}

/** One line of the log. */
export function line(event: GameEvent, seats: readonly SeatInfo[]): Words | null {
  const name = "seat" in event ? nameOf(seats, event.seat) : "";
  switch (event.event) {
    case "card":
      return { id: "bk-line-card", args: { bribe: event.bribe, person: key(event.person) } };
    case "chose":
      return { id: "bk-line-chose", args: { name } };
    case "reveal":
      return revealed(event, seats);
    case "walk": {
      const args = { name, by: Math.abs(event.by), to: spaceWord(event.where, event.to) };
      return { id: event.by > 0 ? "bk-line-walk" : "bk-line-back", args };
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
      const winners = event.ranking.flatMap((rank, seat) => (rank === 1 ? [nameOf(seats, seat)] : []));
      return { id: "bk-line-end", args: { names: listed(winners), count: winners.length } };
    }
    default:
      return null; // `fist` is told by `chose`
  }
}

/** All fists in one line. */
function revealed({ fists, coins }: Reveal, seats: readonly SeatInfo[]): Words {
  const args: Arguments = {};
  fists.forEach((step, seat) => {
    args[`name${seat}`] = nameOf(seats, seat);
    args[`fist${seat}`] = fistWord(step, coins[seat]);
  });
  return { id: `bk-line-reveal-${fists.length}`, args };
}

/** Whose turn and what to do. */
export function task(view: View, seat: number | null, legal: readonly string[], seats: readonly SeatInfo[]): Words {
  if (view.over) return { id: "bk-task-over" };
  if (view.card === null) return { id: "bk-task-card" };
  const names = listed(view.to_act.map((other) => nameOf(seats, other)));
  const args = { bribe: view.bribe, person: key(view.card), names };
  if (seat === null || legal.length === 0) return { id: "bk-task-watch", args };
  if (view.seats[seat]?.chosen) return { id: "bk-task-closed", args };
  return { id: view.direction === "forward" ? "bk-task-forward" : "bk-task-back", args };
}

/** While the fists open nothing is told of what is in them. */
export function meanwhile({ events }: Scene<View, GameEvent>): Words | null {
  return events.some(({ event }) => event === "reveal") ? { id: "bk-fists-open" } : null;
}

/** A step in words. */
export function step(name: string): Words {
  const read = DEEDS.read(name);
  return { id: `bk-step-${read?.deed ?? "pass"}`, args: { coins: coinsOf(name) } };
}

/** A question before a choice that hurts if it was a slip. */
export function confirm(name: string, view: View): Words | null {
  const own = view.seat === null ? undefined : view.seats[view.seat];
  if (!own) return null;
  if (own.on_throne && coinsOf(name) === 0 && own.outlook?.nothing === "back") return { id: "bk-confirm-throne" };
  return null;
}

/** What a choice would mean, in one or two sentences. */
export function preview(own: SeatView, name: string): Words[] {
  const { jump, outlook } = own;
  if (!jump || !outlook) return [];
  const coins = coinsOf(name);
  const thief = isThief(name);
  const args = { coins, by: Math.abs(jump.by), to: spaceWord(jump.where, jump.to), left: (own.gold ?? 0) - coins };
  const brings = coins ? outlook.coins : outlook.nothing;
  const said: Words[] = [];
  if (thief) said.push({ id: "bk-preview-thief" });
  if (!thief || brings !== "nothing") said.push({ id: `bk-preview-${brings}`, args });
  if (coins) said.push({ id: "bk-preview-left", args });
  return said;
}

/** How far a seat came, where that is no number. */
export function score(view: View, seat: number): Words | null {
  const where = view.seats[seat]?.where ?? "space";
  return where === "space" ? null : { id: `bk-result-${where}` };
}

/** Why a seat has its rank. */
export function reason({ reason: why, where, space, gold }: SeatView): Words {
  return { id: `bk-why-${why ?? "space"}`, args: { space: spaceWord(where, space), gold: gold ?? 0 } };
}
