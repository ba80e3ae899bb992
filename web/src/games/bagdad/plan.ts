/** A planned turn: what each of its steps costs, and what is in the hand after it. */
import { CARD_KINDS, type CardKind, type GameEvent, type PalaceName, type SeatView } from "./declared";

export type Hand = Record<CardKind, number>;

/** A hand with its dancers. */
export function handOf(seat: SeatView | undefined): Hand | null {
  return seat?.hand ? { ...seat.hand, dancer: seat.dancers } : null;
}

export function handSize(hand: Hand): number {
  return CARD_KINDS.reduce((sum, kind) => sum + hand[kind], 0);
}

/** Cards by kind, those that there are. */
export function counted(cards: readonly CardKind[]): { kind: CardKind; count: number }[] {
  return CARD_KINDS.map((kind) => ({ kind, count: cards.filter((card) => card === kind).length })).filter(({ count }) => count);
}

/** One planned step: the cards that it costs, the hand that is left, and the chest that it wins. */
export interface LedgerLine {
  step: string;
  paid: CardKind[];
  left: Hand;
  chest: { palace: PalaceName; thieves: number } | null;
}

/** What the steps cost one after the other, read off the events that the server foretells. */
export function ledger(hand: Hand, steps: readonly string[], events: readonly GameEvent[]): LedgerLine[] {
  const lines: LedgerLine[] = [];
  let left = hand;
  for (const event of events) {
    if (event.event === "pay") {
      const paid = event.cards;
      left = { ...left };
      for (const card of paid) left[card] -= 1;
      lines.push({ step: steps[lines.length] ?? "", paid, left, chest: null });
    } else if (event.event === "steal") {
      const last = lines.at(-1);
      if (last) last.chest = { palace: event.palace, thieves: event.chest };
    }
  }
  return lines.slice(0, steps.length);
}
