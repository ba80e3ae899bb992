/** What happened, for the log; and steps in words. */
import type { SeatInfo, Words } from "$src/core/game";
import { listed, t } from "$src/i18n/words.svelte";
import { DEEDS, type Card, type GameEvent, type View } from "./declared";
import { payOf } from "./steps";

/** Cards in words: equal ones are counted. */
function cardsInWords(cards: readonly Card[]): string {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return listed([...counts].map(([card, count]) => (count > 1 ? `${count} × ${t(`ft-card-${card}`)}` : t(`ft-card-${card}`))));
}

const yes = (truth: boolean) => (truth ? "yes" : "no");

/** One line of the log; the deal, and what another line tells of, need none. */
export function line(event: GameEvent, seats: readonly SeatInfo[]): Words | null {
  const name = "seat" in event && event.seat !== null ? (seats[event.seat]?.name ?? "") : "";
  switch (event.event) {
    case "tile":
    case "marker":
    case "card":
    case "draw-djinn":
      return null;
    case "meeple":
      return event.seat === null ? null : { id: "ft-line-meeple", args: { colour: event.colour, tile: event.tile } };
    case "djinn":
      return { id: "ft-line-djinn", args: { djinn: event.djinn } };
    case "drawn-card":
      return { id: "ft-line-drawn-card", args: { name, card: t(`ft-card-${event.card}`) } };
    case "drawn-djinn":
    case "keep":
      return { id: `ft-line-${event.event}`, args: { name, djinn: event.djinn } };
    case "bid":
      return event.fakirs
        ? { id: "ft-line-bid-fakirs", args: { name, price: event.price, fakirs: event.fakirs, gold: event.paid } }
        : { id: "ft-line-bid", args: { name, price: event.price } };
    case "take":
    case "aim":
    case "control":
      return { id: `ft-line-${event.event}`, args: { name, tile: event.tile } };
    case "palm":
    case "palace":
      return { id: `ft-line-${event.event}`, args: { tile: event.tile } };
    case "drop":
      return { id: "ft-line-drop", args: { colour: event.colour, tile: event.tile } };
    case "kill": {
      const kept = yes(event.kept);
      return event.tile === null
        ? { id: "ft-line-murder", args: { name, colour: event.colour, rival: seats[event.rival ?? 0]?.name ?? "", kept } }
        : { id: "ft-line-kill", args: { name, colour: event.colour, tile: event.tile, fakirs: event.fakirs, kept } };
    }
    case "build":
      return event.gold
        ? { id: "ft-line-build", args: { name, fakirs: event.fakirs, gold: event.gold, doubled: yes(event.doubled) } }
        : null;
    case "buy": {
      const card = t(`ft-card-${event.card}`);
      return event.paid ? { id: "ft-line-buy-paid", args: { name, card, gold: event.paid } } : { id: "ft-line-buy", args: { name, card } };
    }
    case "summon":
    case "power":
      return { id: `ft-line-${event.event}`, args: { name, djinn: event.djinn, elders: event.pay.elders, fakirs: event.pay.fakirs } };
    case "sell":
      return { id: "ft-line-sell", args: { name, cards: cardsInWords(event.cards), gold: event.gold } };
    case "tribe":
      return { id: "ft-line-tribe", args: { name, colour: event.colour, number: event.number, tile: event.tile } };
    case "cards":
      return { id: "ft-line-cards", args: { cards: cardsInWords(event.cards) } };
    case "gold": // bids, markets, builders and sales tell of their gold themselves
      return event.djinn === null ? null : { id: "ft-line-gold", args: { name, gold: event.by, djinn: event.djinn } };
    case "round":
      return { id: "ft-line-round", args: { round: event.round } };
    case "draw-card":
    case "turn":
      return { id: `ft-line-${event.event}`, args: { name } };
    case "done": // that a turn ends is told by what begins
      return event.declined === "end" ? null : { id: "ft-line-declined", args: { name, declined: event.declined } };
    case "last-round":
    case "end":
      return { id: `ft-line-${event.event}` };
  }
}

/** A step in words, for hints, previews and refusals. */
export function step(name: string, view?: View, seats: readonly SeatInfo[] = []): Words {
  const read = DEEDS.read(name);
  switch (read?.deed) {
    case "bid":
      return { id: read.fakirs ? "ft-step-bid-fakirs" : "ft-step-bid", args: { price: read.price, fakirs: read.fakirs } };
    case "take":
    case "at":
      return { id: `ft-step-${read.deed}`, args: { tile: read.tile } };
    case "drop":
    case "kill":
      return { id: `ft-step-${read.deed}`, args: { colour: read.colour, tile: read.tile } };
    case "murder":
      return { id: "ft-step-murder", args: { colour: victimOf(read.tribe), rival: seats[read.rival]?.name ?? `${read.rival + 1}` } };
    case "fakirs":
      return { id: "ft-step-fakirs", args: { number: read.fakirs } };
    case "buy": {
      const card = view?.row[read.place - 1];
      return card ? { id: "ft-step-buy", args: { card: t(`ft-card-${card}`) } } : { id: "ft-step-buy-place", args: { place: read.place } };
    }
    case "summon":
    case "djinn":
      return { id: `ft-step-${read.deed}`, args: { djinn: read.djinn, ...payOf(read.pay) } };
    case "keep":
      return { id: "ft-step-keep", args: { djinn: read.djinn } };
    case "sell":
      return { id: "ft-step-sell", args: { cards: cardsInWords(read.cards) } };
    default:
      return { id: "ft-step-done" };
  }
}

/** The colour of a tribe that can be killed in front of a rival. */
export function victimOf(tribe: "vizier" | "elder"): "yellow" | "white" {
  return tribe === "vizier" ? "yellow" : "white";
}
