/** The game in words: ids of messages and their arguments. */
import type { Scene, SeatInfo, Words } from "$src/core/game";
import { type CardKind, DEEDS, type GameEvent, PALACE_NAMES, type View } from "./declared";
import { paidBy, palaceOf } from "./steps";

type Seats = readonly SeatInfo[];

function nameOf(seats: Seats, seat: number | null): string {
  return (seat === null ? null : seats[seat]?.name) ?? "";
}

/** A sum of cards as arguments: at most two palaces are ever paid with at once. */
export function priceWords(paid: readonly CardKind[]): Words {
  const count = (kind: CardKind | undefined) => paid.filter((card) => card === kind).length;
  const [card, card2] = PALACE_NAMES.filter((palace) => paid.includes(palace));
  const dancers = count("dancer");
  const shape = card2 ? "two" : !card ? "dancers" : dancers ? "mixed" : "cards";
  return { id: `bg-price-${shape}`, args: { card: card ?? "", count: count(card), card2: card2 ?? "", count2: count(card2), dancers } };
}

/** One line of the log. */
export function line(event: GameEvent, seats: Seats): Words | null {
  const name = nameOf(seats, "seat" in event ? event.seat : null);
  switch (event.event) {
    case "first":
      return { id: "bg-line-first", args: { name } };
    case "turn":
      return { id: "bg-line-turn", args: { name, turn: event.turn } };
    case "card":
      return { id: "bg-line-card", args: { name, card: event.palace } };
    case "guard":
      return { id: event.neutral ? "bg-line-neutral-guard" : "bg-line-guard", args: { name, palace: event.palace } };
    case "pay": {
      const price = priceWords(event.cards);
      return { id: price.id.replace("bg-price", "bg-line-pay"), args: { name, ...price.args } };
    }
    case "place":
      return { id: "bg-line-place", args: { name, palace: event.palace } };
    case "move":
    case "carry":
    case "neutral":
      return { id: `bg-line-${event.event}`, args: { name, from: event.from, to: event.to } };
    case "steal":
      return { id: "bg-line-steal", args: { name, palace: event.palace, chest: event.chest } };
    case "finish":
      return event.step === "end" ? null : { id: `bg-line-${event.step.replace(" ", "-")}`, args: { name } };
    case "shuffle":
      return { id: "bg-line-shuffle", args: { cards: event.cards } };
    case "give":
      return { id: "bg-line-give", args: { name, card: event.card } };
    case "end":
      return { id: "bg-line-end", args: { why: event.why } };
    default:
      return null;
  }
}

/** Whose turn it is and what to do. */
export function task(view: View, seat: number | null, _legal: readonly string[], seats: Seats): Words {
  const mine = seat !== null && view.turn_of === seat;
  const name = nameOf(seats, view.turn_of);
  if (view.over) return { id: "bg-task-over", args: { why: view.why_over ?? "chests" } };
  if (view.phase === "guards") {
    const own = seat === null ? undefined : view.seats[seat];
    if (!mine || !own) return { id: "bg-task-guards-other", args: { name } };
    if (own.neutrals_left) return { id: "bg-task-guards-tactical", args: { guards: own.guards_left, neutrals: own.neutrals_left } };
    return { id: "bg-task-guards", args: { guards: own.guards_left } };
  }
  if (view.phase === "over limit") {
    return mine ? { id: "bg-task-give", args: { cards: view.to_give_up } } : { id: "bg-task-give-other", args: { name } };
  }
  if (view.phase !== "actions") return { id: "bg-task-draw", args: { name } };
  if (!mine) return { id: "bg-task-other", args: { name } };
  return { id: view.acted ? "bg-task-more" : "bg-task", args: { left: view.thief_actions_left } };
}

/** While a chest is carried away, who steals it. */
export function meanwhile({ events }: Scene<View, GameEvent>, seats: Seats): Words | null {
  const theft = events.find(({ event }) => event === "steal");
  return theft ? line(theft, seats) : null;
}

/** Whether the viewer holds cards that others at the same screen must not see: before the deal nobody does. */
export function secret({ seat, seats }: View): boolean {
  return seat !== null && (seats[seat]?.cards ?? 0) > 0;
}

/** A step in words. */
export function step(name: string): Words {
  const read = DEEDS.read(name);
  if (!read) return { id: "bg-step-unknown", args: { step: name } };
  const palace = palaceOf(read) ?? "";
  const [pay1 = "", pay2 = ""] = paidBy(read);
  const args = {
    palace,
    from: palace,
    to: "to" in read ? read.to : "",
    card: read.deed === "give" ? read.card : "",
    dancers: read.deed === "place" ? read.dancers : 0,
    pay1,
    pay2,
  };
  return { id: `bg-step-${read.deed.replace(" ", "-")}`, args };
}

/** A question before a draw that forgoes a chest within reach. */
export function confirm(name: string, view: View): Words | null {
  const deed = DEEDS.read(name)?.deed;
  const [palace] = view.within_reach;
  return palace && (deed === "end" || deed === "pass" || deed === "pass dancer") ? { id: "bg-confirm-steal", args: { palace } } : null;
}
