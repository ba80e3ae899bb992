/** The steps of the game taken apart, and the legal ones sorted by what a hand on the board can point at. */
import { type CardKind, DEEDS, type PalaceName, type PalaceView, type Step, type View } from "./declared";

/** Dancers last. */
const dancersLast = (a: CardKind, b: CardKind) => Number(a === "dancer") - Number(b === "dancer");

/** The cards that a step names as its payment; a thief's price depends on the palace. */
export function paidBy(step: Step | null): CardKind[] {
  if (step?.deed === "move" || step?.deed === "carry") return [step.card];
  return step?.deed === "neutral" ? [step.first, step.second] : [];
}

function dancersIn(name: string): number {
  return paidBy(DEEDS.read(name)).filter((card) => card === "dancer").length;
}

/** The cards that a step costs the viewer, palace cards before dancers. */
export function priceOf(name: string, view: View): CardKind[] {
  const step = DEEDS.read(name);
  if (step?.deed !== "place") return paidBy(step).sort(dancersLast);
  const palace = view.palaces.find((known) => known.name === step.palace);
  return palace?.ways_in.find((way) => way.step === name)?.cards ?? [];
}

/** A guard that is lifted from its place and may take a thief along. */
export interface Lifted {
  guard: "own" | "neutral";
  from: PalaceName;
  carry: boolean;
}

/** What one palace offers. */
export interface Offers {
  /** Ways to pay for a thief that enters. */
  place: string[];
  /** An own guard can leave, alone or with a thief. */
  own: boolean;
  carry: boolean;
  neutral: boolean;
  guard: boolean;
  neutralGuard: boolean;
}

const NOTHING: Offers = { place: [], own: false, carry: false, neutral: false, guard: false, neutralGuard: false };

/** The palace that a step begins at: the one that a thief enters, a guard is posted at, or a guard leaves. */
export function palaceOf(step: Step | null): PalaceName | null {
  if (!step) return null;
  return "palace" in step ? step.palace : "from" in step ? step.from : null;
}

/** The legal steps by palace. */
export function offersOf(legal: readonly string[]): Map<PalaceName, Offers> {
  const offers = new Map<PalaceName, Offers>();
  for (const name of legal) {
    const step = DEEDS.read(name);
    const palace = palaceOf(step);
    if (!step || !palace) continue;
    const found = offers.get(palace) ?? { ...NOTHING, place: [] };
    offers.set(palace, found);
    if (step.deed === "place") found.place.push(name);
    else if (step.deed === "move") found.own = true;
    else if (step.deed === "carry") found.carry = true;
    else if (step.deed === "neutral") found.neutral = true;
    else if (step.deed === "guard") found.guard = true;
    else if (step.deed === "neutral guard") found.neutralGuard = true;
  }
  return offers;
}

export function offersAt(offers: Map<PalaceName, Offers>, palace: PalaceName): Offers {
  return offers.get(palace) ?? NOTHING;
}

/** What a lifted guard does. */
export function deedOf(lifted: Lifted): "move" | "carry" | "neutral" {
  if (lifted.guard === "neutral") return "neutral";
  return lifted.carry ? "carry" : "move";
}

/** Where a lifted guard may go, with the ways to pay for it, the cheapest in dancers first. */
export function goalsOf(legal: readonly string[], lifted: Lifted): Map<PalaceName, string[]> {
  const goals = new Map<PalaceName, string[]>();
  const deed = deedOf(lifted);
  for (const name of legal) {
    const step = DEEDS.read(name);
    if (step?.deed !== deed || step.from !== lifted.from) continue;
    goals.set(step.to, [...(goals.get(step.to) ?? []), name]);
  }
  for (const steps of goals.values()) steps.sort((a, b) => dancersIn(a) - dancersIn(b));
  return goals;
}

/** The step that somebody means who points at a palace where nothing is possible: the rules answer it. */
export function vainStep(palace: PalaceName, lifted: Lifted | null): string {
  if (!lifted) return DEEDS.write({ deed: "place", palace, dancers: 0 });
  const way = { from: lifted.from, to: palace };
  const deed = deedOf(lifted);
  return DEEDS.write(deed === "neutral" ? { deed, ...way, first: lifted.from, second: palace } : { deed, ...way, card: lifted.from });
}

/** Who stands in the guard spaces: a seat, "neutral", or null for a free space. */
export function posts(palace: PalaceView): (number | "neutral" | null)[] {
  return [
    ...Array<"neutral">(palace.neutral).fill("neutral"),
    ...palace.guards.flatMap((count, seat) => Array<number>(count).fill(seat)),
    ...Array<null>(palace.free_spaces).fill(null),
  ];
}

/** The part of a turn that can be planned before it is played: what ends it draws cards, and cards are given up one by one. */
export function planOf(steps: readonly string[]): string[] {
  return steps.filter((name) => !["end", "pass", "pass dancer", "give"].includes(DEEDS.read(name)?.deed ?? "give"));
}
