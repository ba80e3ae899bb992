/** How the log of Bakschisch folds into turns: a bribe, from its card to what the fists have led to. */
import type { SeatInfo, TurnInShort, TurnPart, Turns } from "$src/core/game";
import type { GameEvent } from "./declared";
import { key } from "./fists";
import { fistWord, spaceWord } from "./lines";
import Sign from "./Sign.svelte";

const OPENING = new Set(["card", "round", "end"]);

function begins(event: GameEvent): boolean {
  return OPENING.has(event.event);
}

function short(events: readonly GameEvent[], seats: readonly SeatInfo[]): TurnInShort {
  const first = events[0];
  if (first?.event === "round") {
    return { seat: null, parts: [{ words: { id: "bk-turn-round", args: { round: first.round } } }], heading: true };
  }
  if (first?.event === "end") {
    const winners = first.ranking.flatMap((rank, seat) => (rank === 1 ? [seats[seat]?.name ?? ""] : []));
    const words = { id: "bk-line-end", args: { names: winners.join(", "), count: winners.length } };
    return { seat: null, parts: [{ words }], heading: true };
  }
  const joint = events.some(({ event }) => event === "reveal");
  return { seat: null, parts: events.flatMap(partOf), joint };
}

/** What a part of the bribe says in short. */
function partOf(event: GameEvent): TurnPart[] {
  switch (event.event) {
    case "card":
      return [{ words: { id: "bk-turn-card", args: { bribe: event.bribe, person: key(event.person) } }, sign: `person-${event.person}` }];
    case "reveal":
      return event.fists.map((step, seat) => ({
        words: { id: "bk-turn-fist", args: { fist: fistWord(step, event.coins[seat]) } },
        seat,
        sign: step === "thief" ? "thief" : undefined,
      }));
    case "walk": {
      const args = { by: Math.abs(event.by), to: spaceWord(event.where, event.to) };
      return [
        { words: { id: event.by > 0 ? "bk-turn-walk" : "bk-turn-back", args }, seat: event.seat, sign: event.by > 0 ? "ahead" : "back" },
      ];
    }
    case "steal":
      return event.coins ? [{ words: { id: "bk-turn-steal", args: { coins: event.coins } }, seat: event.seat, sign: "thief" }] : [];
    case "share":
      return event.coins ? [{ words: { id: "bk-turn-share", args: { coins: event.coins } }, sign: "coin" }] : [];
    default:
      return [];
  }
}

export const turns: Turns<GameEvent> = { begins, short, Sign };
