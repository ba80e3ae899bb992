/** How the log of Five Tribes folds into turns: a bid, or a move with all that it brings. */
import type { SeatInfo, TurnInShort, TurnPart, Turns } from "$src/core/game";
import { t } from "$src/i18n/words.svelte";
import type { Card, GameEvent } from "./declared";
import Sign from "./Sign.svelte";

const OPENING = new Set(["bid", "turn", "round", "end"]);

function begins(event: GameEvent, before: GameEvent | undefined): boolean {
  if (OPENING.has(event.event)) return true;
  const paid = event.event === "gold" && event.why === "bid";
  const bid = before?.event === "bid" || (before?.event === "gold" && before.why === "bid");
  return bid && !paid; // whoever bids last and plays first goes on without being called
}

/** A number that comes or goes. */
export const signed = (number: number) => (number > 0 ? `+${number}` : `−${-number}`);

function short(events: readonly GameEvent[], seats: readonly SeatInfo[]): TurnInShort {
  const first = events[0];
  if (!first) return { seat: null, parts: [] };
  if (first.event === "round") {
    const last = events.some(({ event }) => event === "last-round");
    const parts: TurnPart[] = [{ words: { id: "ft-round", args: { round: first.round } } }];
    if (last) parts.push({ words: { id: "ft-last-round" } });
    return { seat: null, parts, heading: true };
  }
  if (first.event === "end") return { seat: null, parts: [{ words: { id: "ft-line-end" } }], heading: true };
  if (first.event === "tile") return { seat: null, parts: [] }; // the deal lies on the board
  const seat = "seat" in first ? first.seat : null;
  const parts = partsOf(events, seat, seats);
  if (!parts.length && events.some(({ event }) => event === "done")) parts.push({ words: { id: "ft-turn-nothing" } });
  return { seat, parts };
}

function partsOf(events: readonly GameEvent[], owner: number | null, seats: readonly SeatInfo[]): TurnPart[] {
  const parts: TurnPart[] = [];
  const gold = new Map<number, number>();
  const cards = new Map<Card, number>();
  const drops = events.filter((event) => event.event === "drop");
  const end = drops.at(-1)?.tile;
  for (const event of events) {
    switch (event.event) {
      case "bid":
        parts.push({ words: { id: "ft-turn-bid", args: { price: event.price } }, sign: "tag" });
        if (event.fakirs) cards.set("fakir", -event.fakirs);
        break;
      case "take":
        if (end) parts.push({ words: { id: "ft-move-from-to", args: { start: event.tile, end } }, sign: "path" });
        else parts.push({ words: { id: "ft-step-take", args: { tile: event.tile } }, sign: "path" });
        break;
      case "tribe":
        parts.push({ words: { id: "ft-some-tribe", args: { colour: event.colour, number: event.number } }, sign: event.colour });
        break;
      case "control":
      case "palm":
      case "palace":
        parts.push({
          words: { id: `ft-turn-${event.event}`, args: { tile: event.tile } },
          sign: event.event === "control" ? "camel" : event.event,
        });
        break;
      case "kill": {
        const rival = event.rival === null ? "" : (seats[event.rival]?.name ?? "");
        parts.push(
          event.tile === null
            ? { words: { id: "ft-turn-murder", args: { colour: event.colour, rival } }, sign: "dagger" }
            : { words: { id: "ft-turn-kill", args: { colour: event.colour, tile: event.tile } }, sign: "dagger" },
        );
        break;
      }
      case "buy":
        cards.set(event.card, (cards.get(event.card) ?? 0) + 1);
        break;
      case "cards":
        for (const card of event.cards) cards.set(card, (cards.get(card) ?? 0) + 1);
        break;
      case "draw-card":
        parts.push({ words: { id: "ft-turn-draw" }, sign: "cards" });
        break;
      case "summon":
      case "power":
      case "keep":
        parts.push({ words: { id: `ft-turn-${event.event}`, args: { djinn: event.djinn } }, sign: "lamp" });
        break;
      case "sell":
        parts.push({ words: { id: "ft-turn-sell", args: { number: event.cards.length } }, sign: "cards" });
        break;
      case "gold":
        if (event.why !== "bid") gold.set(event.seat, (gold.get(event.seat) ?? 0) + event.by);
        break;
      case "last-round":
        parts.push({ words: { id: "ft-line-last-round" } });
    }
  }
  for (const [card, count] of cards)
    parts.push({
      words: { id: "ft-turn-card", args: { card: t(`ft-card-${card}`), count: count < 0 ? signed(count) : count } },
      sign: card,
    });
  for (const [seat, by] of gold) {
    if (!by) continue;
    const part: TurnPart = { words: { id: "ft-turn-gold", args: { gold: signed(by) } }, sign: "coin" };
    parts.push(seat === owner ? part : { ...part, seat });
  }
  return parts;
}

export const turns: Turns<GameEvent> = { begins, short, Sign };
