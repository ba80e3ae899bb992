/** How the log of Bagdad folds into turns: a guard that is posted, or a turn with all its actions. */
import type { TurnInShort, TurnPart, Turns } from "$src/core/game";
import type { GameEvent } from "./declared";
import Sign from "./Sign.svelte";

const DRAWING = new Set(["draw", "card", "shuffle"]);

function begins(event: GameEvent, before: GameEvent | undefined): boolean {
  switch (event.event) {
    case "first":
    case "guard":
    case "turn":
    case "end":
      return true;
    case "draw": // the first hands are nobody's turn
      return event.why === "deal" && !(before && DRAWING.has(before.event));
    default:
      return false;
  }
}

function short(events: readonly GameEvent[]): TurnInShort {
  const first = events[0];
  switch (first?.event) {
    case "guard":
      return {
        seat: first.seat,
        parts: [
          {
            words: { id: first.neutral ? "bg-turn-neutral-guard" : "bg-turn-guard", args: { palace: first.palace } },
            sign: first.neutral ? "neutral" : "guard",
          },
        ],
      };
    case "draw":
      return { seat: null, parts: [{ words: { id: "bg-turn-deal" }, sign: "card" }], heading: true };
    case "end":
      return { seat: null, parts: [{ words: { id: "bg-line-end", args: { why: first.why } } }], heading: true };
    case undefined:
    case "first":
    case "shuffle":
      return { seat: null, parts: [] };
    default: // a game from a prepared position begins in the middle of a turn
      return { seat: first?.seat ?? null, parts: partsOf(events) };
  }
}

function partsOf(events: readonly GameEvent[]): TurnPart[] {
  const parts: TurnPart[] = [];
  let paid = 0;
  let drawn = 0;
  for (const event of events) {
    switch (event.event) {
      case "pay":
        paid += event.cards.length;
        break;
      case "place":
        parts.push({ words: { id: "bg-turn-place", args: { palace: event.palace } }, sign: "thief" });
        break;
      case "move":
      case "carry":
      case "neutral":
        parts.push({
          words: { id: `bg-turn-${event.event}`, args: { from: event.from, to: event.to } },
          sign: event.event === "neutral" ? "neutral" : event.event === "carry" ? "thief" : "guard",
        });
        break;
      case "steal":
        parts.push({ words: { id: "bg-turn-steal", args: { palace: event.palace, chest: event.chest } }, sign: "chest" });
        break;
      case "finish":
        if (event.step !== "end") parts.push({ words: { id: `bg-turn-${event.step.replace(" ", "-")}` } });
        break;
      case "give":
        parts.push({ words: { id: "bg-turn-give", args: { card: event.card } }, sign: "card" });
        break;
      case "draw":
        drawn++;
    }
  }
  if (paid) parts.push({ words: { id: "bg-turn-paid", args: { count: paid } }, sign: "card" });
  if (drawn) parts.push({ words: { id: "bg-turn-drawn", args: { count: drawn } }, sign: "card" });
  return parts;
}

export const turns: Turns<GameEvent> = { begins, short, Sign };
