/** What happened, for the log; and steps in words. */
import type { GameEvent, SeatInfo, Words } from "$lib/game";
import { language, t } from "$lib/words.svelte";
import { goldOfBid, readStep } from "./steps";
import type { Card, View } from "./types";

/** Cards in words: equal ones are counted. */
function cardsInWords(cards: readonly Card[]): string {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return listed([...counts].map(([card, count]) => (count > 1 ? `${count} × ${t(`ft-card-${card}`)}` : t(`ft-card-${card}`))));
}

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(parts);
}

/** Events that need no line of their own: the deal, and draws that another line tells of. */
const SILENT = new Set(["tile", "marker", "card", "draw-djinn"]);

export function line(event: GameEvent, seats: readonly SeatInfo[]): Words | null {
  const kind = event.event;
  const name = typeof event.seat === "number" ? (seats[event.seat]?.name ?? "") : "";
  if (SILENT.has(kind)) return null;
  switch (kind) {
    case "meeple":
      return event.seat === undefined ? null : { id: "ft-line-meeple", args: { colour: event.colour, tile: event.tile } };
    case "djinn":
      return { id: "ft-line-djinn", args: { djinn: event.djinn } };
    case "drawn-card":
      return { id: "ft-line-drawn-card", args: { name, card: t(`ft-card-${event.card}`) } };
    case "drawn-djinn":
    case "keep":
      return { id: `ft-line-${kind}`, args: { name, djinn: event.djinn } };
    case "bid":
      return event.fakirs
        ? { id: "ft-line-bid-fakirs", args: { name, price: event.price, fakirs: event.fakirs, gold: goldOfBid(event.price, event.fakirs) } }
        : { id: "ft-line-bid", args: { name, price: event.price } };
    case "take":
    case "aim":
    case "control":
      return { id: `ft-line-${kind}`, args: { name, tile: event.tile } };
    case "palm":
    case "palace":
      return { id: `ft-line-${kind}`, args: { tile: event.tile } };
    case "drop":
      return { id: "ft-line-drop", args: { colour: event.colour, tile: event.tile } };
    case "kill":
      return event.tile
        ? { id: "ft-line-kill", args: { name, colour: event.colour, tile: event.tile } }
        : { id: "ft-line-murder", args: { name, colour: event.colour, rival: seats[event.rival]?.name ?? "" } };
    case "build":
      return event.fakirs ? { id: "ft-line-build", args: { name, fakirs: event.fakirs } } : null;
    case "buy":
      return { id: "ft-line-buy", args: { name, card: t(`ft-card-${event.card}`) } };
    case "summon":
    case "power":
      return { id: `ft-line-${kind}`, args: { name, djinn: event.djinn, elders: event.pay.elders, fakirs: event.pay.fakirs } };
    case "sell":
      return { id: "ft-line-sell", args: { name, cards: cardsInWords(event.cards), gold: event.gold } };
    case "tribe":
      return { id: "ft-line-tribe", args: { name, colour: event.colour, number: event.number, tile: event.tile } };
    case "cards":
      return { id: "ft-line-cards", args: { cards: cardsInWords(event.cards) } };
    case "gold":
      return event.by > 0
        ? { id: "ft-line-gold", args: { name, gold: event.by } }
        : { id: "ft-line-paid", args: { name, gold: -event.by } };
    case "round":
      return { id: "ft-line-round", args: { round: event.round } };
    case "draw-card":
    case "done":
    case "turn":
      return { id: `ft-line-${kind}`, args: { name } };
    case "last-round":
    case "end":
      return { id: `ft-line-${kind}` };
    default:
      return null;
  }
}

export function step(name: string, view?: View): Words {
  const read = readStep(name);
  switch (read.kind) {
    case "bid":
      return read.fakirs
        ? { id: "ft-step-bid-fakirs", args: { price: read.price, fakirs: read.fakirs, gold: goldOfBid(read.price, read.fakirs) } }
        : { id: "ft-step-bid", args: { price: read.price } };
    case "take":
    case "at":
      return { id: `ft-step-${read.kind}`, args: { tile: read.tile } };
    case "drop":
    case "kill":
      return { id: `ft-step-${read.kind}`, args: { colour: read.colour, tile: read.tile } };
    case "murder":
      return { id: "ft-step-murder", args: { colour: read.colour, seat: read.rival + 1 } };
    case "fakirs":
      return { id: "ft-step-fakirs", args: { number: read.number } };
    case "buy": {
      const card = view?.row[read.place - 1];
      return card ? { id: "ft-step-buy", args: { card: t(`ft-card-${card}`) } } : { id: "ft-step-buy-place", args: { place: read.place } };
    }
    case "summon":
    case "djinn":
      return { id: `ft-step-${read.kind}`, args: { djinn: read.djinn, elders: read.elders, fakirs: read.fakirs } };
    case "keep":
      return { id: "ft-step-keep", args: { djinn: read.djinn } };
    case "sell":
      return { id: "ft-step-sell", args: { cards: cardsInWords(read.cards) } };
    default:
      return { id: "ft-step-done" };
  }
}
