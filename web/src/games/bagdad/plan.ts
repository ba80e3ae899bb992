/** A planned turn: what each of its steps costs, and what is in the hand after it. */
import type { GameEvent } from "$lib/game";
import { KINDS, type Cards, type Kind, PALACES, type PalaceName } from "./types";

export type Hand = Record<Kind, number>;

/** A hand with its dancers. */
export function handOf(seat: { hand: Cards | null; dancers: number } | undefined): Hand | null {
  return seat?.hand ? { ...seat.hand, dancer: seat.dancers } : null;
}

export function handSize(hand: Hand): number {
  return KINDS.reduce((sum, kind) => sum + hand[kind], 0);
}

/** One planned step: the cards that it costs, the hand that is left, and the chest that it wins. */
export interface Entry {
  step: string;
  paid: Kind[];
  left: Hand;
  chest: { palace: PalaceName; thieves: number } | null;
}

/** What the steps cost one after the other, read off the events that the server foretells. */
export function ledger(hand: Hand, steps: readonly string[], events: readonly GameEvent[]): Entry[] {
  const entries: Entry[] = [];
  let left = hand;
  for (const event of events) {
    if (event.event === "pay") {
      const cards = event.cards as Partial<Cards>;
      const paid: Kind[] = PALACES.flatMap((palace) => Array<Kind>(cards[palace] ?? 0).fill(palace));
      paid.push(...Array<Kind>(Number(event.dancers)).fill("dancer"));
      left = { ...left };
      for (const card of paid) left[card] -= 1;
      entries.push({ step: steps[entries.length] ?? "", paid, left, chest: null });
    } else if (event.event === "steal") {
      const last = entries.at(-1);
      if (last) last.chest = { palace: event.palace as PalaceName, thieves: Number(event.chest) };
    }
  }
  return entries.slice(0, steps.length);
}

/** Whether a plan was made for another position than the one that is there now. */
export function basisOf(view: {
  turn: number;
  phase: string;
  turn_of: number | null;
  acted: boolean;
  palaces: unknown;
  seats: unknown;
}): string {
  return JSON.stringify([view.turn, view.phase, view.turn_of, view.acted, view.palaces, view.seats]);
}

export type Attempt<T> = (steps: readonly string[]) => Promise<T>;

/** A chain without one of its steps: later steps that are impossible without it fall out too. `trials[i]` is what is after step i. */
export async function without<T>(
  steps: readonly string[],
  trials: readonly T[],
  gone: number,
  attempt: Attempt<T>,
): Promise<{ steps: string[]; trials: T[]; fallen: string[] }> {
  const kept = steps.slice(0, gone);
  const after = trials.slice(0, gone);
  const fallen: string[] = [];
  for (const step of steps.slice(gone + 1)) {
    try {
      after.push(await attempt([...kept, step]));
      kept.push(step);
    } catch {
      fallen.push(step);
    }
  }
  return { steps: kept, trials: after, fallen };
}
