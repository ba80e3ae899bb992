/** The game in words: ids of messages and their arguments. */
import type { GameEvent, SeatInfo, Words } from "$lib/game";
import { readStep } from "./steps";
import { PALACES, type Cards, type Kind, type View } from "./types";

type Seats = readonly SeatInfo[];

function nameOf(seats: Seats, seat: unknown): string {
  return seats[Number(seat)]?.name ?? "";
}

/** A sum of cards as arguments: at most two palaces are ever paid with at once. */
export function priceWords(paid: readonly Kind[]): Words {
  const cards: Partial<Cards> = {};
  for (const card of paid) if (card !== "dancer") cards[card] = (cards[card] ?? 0) + 1;
  return { id: `bg-price-${priceShape(cards, paid)}`, args: priceArguments(cards, paid.filter((card) => card === "dancer").length) };
}

function priceShape(cards: Partial<Cards>, paid: readonly Kind[]): string {
  const palaces = PALACES.filter((palace) => cards[palace]).length;
  const dancers = paid.includes("dancer");
  if (palaces === 2) return "two";
  if (palaces === 0) return "dancers";
  return dancers ? "mixed" : "cards";
}

function priceArguments(cards: Partial<Cards>, dancers: number): Record<string, string | number> {
  const [first, second] = PALACES.filter((palace) => cards[palace]);
  return {
    card: first ?? "",
    count: first ? (cards[first] ?? 0) : 0,
    card2: second ?? "",
    count2: second ? (cards[second] ?? 0) : 0,
    dancers,
  };
}

function paidCards(event: GameEvent): Kind[] {
  const cards = event.cards as Partial<Cards>;
  return [
    ...PALACES.flatMap((palace) => Array<Kind>(cards[palace] ?? 0).fill(palace)),
    ...Array<Kind>(Number(event.dancers)).fill("dancer"),
  ];
}

/** One line of the log. */
export function line(event: GameEvent, seats: Seats): Words | null {
  const name = nameOf(seats, event.seat);
  switch (event.event) {
    case "first":
      return { id: "bg-line-first", args: { name } };
    case "turn":
      return { id: "bg-line-turn", args: { name, turn: Number(event.turn) } };
    case "card":
      return { id: "bg-line-card", args: { name, card: String(event.palace) } };
    case "guard":
      return { id: event.neutral ? "bg-line-neutral-guard" : "bg-line-guard", args: { name, palace: String(event.palace) } };
    case "pay": {
      const price = priceWords(paidCards(event));
      return { id: price.id.replace("bg-price", "bg-line-pay"), args: { name, ...price.args } };
    }
    case "place":
      return { id: "bg-line-place", args: { name, palace: String(event.palace) } };
    case "move":
    case "carry":
    case "neutral":
      return { id: `bg-line-${event.event}`, args: { name, from: String(event.from), to: String(event.to) } };
    case "steal":
      return { id: "bg-line-steal", args: { name, palace: String(event.palace), chest: Number(event.chest) } };
    case "finish":
      return event.step === "end" ? null : { id: `bg-line-${String(event.step).replace(" ", "-")}`, args: { name } };
    case "shuffle":
      return { id: "bg-line-shuffle", args: { cards: Number(event.cards) } };
    case "give":
      return { id: "bg-line-give", args: { name, card: String(event.card) } };
    case "end":
      return { id: "bg-line-end", args: { why: String(event.why) } };
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

/** A step in words. */
export function step(name: string): Words {
  const deed = readStep(name);
  if (!deed) return { id: "bg-step-unknown", args: { step: name } };
  const palace = deed.palace ?? "";
  const args = {
    palace,
    from: palace,
    to: deed.to ?? "",
    card: deed.card ?? "",
    dancers: deed.dancers,
    pay1: deed.paid?.[0] ?? "",
    pay2: deed.paid?.[1] ?? "",
  };
  return { id: `bg-step-${deed.kind.replace(" ", "-")}`, args };
}

/** A question before a draw that forgoes a chest within reach. */
export function confirm(name: string, view: View): Words | null {
  if (!["end", "pass", "pass dancer"].includes(name)) return null;
  const seat = view.turn_of ?? -1;
  const own = view.seats[seat];
  if (!own?.hand || !own.reserve || !view.thief_actions_left) return null;
  for (const palace of view.palaces) {
    const cost = palace.cost[seat];
    if (palace.missing[seat] === 1 && cost && cost <= own.hand[palace.name] + own.dancers) {
      return { id: "bg-confirm-steal", args: { palace: palace.name } };
    }
  }
  return null;
}
