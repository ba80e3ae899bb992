/** The steps of the game taken apart, and the legal ones sorted by what a hand on the board can point at. */
import type { Kind, PalaceName, PalaceView, View } from "./types";

export interface Deed {
  kind: "guard" | "neutral guard" | "place" | "move" | "carry" | "neutral" | "end" | "pass" | "pass dancer" | "give";
  palace?: PalaceName;
  to?: PalaceName;
  card?: Kind;
  /** Dancers among the cards that pay. */
  dancers: number;
  /** What pays for a way; a thief's price depends on the palace. */
  paid?: Kind[];
}

/** A step's name taken apart; null for a name that is no step of this game. */
export function readStep(name: string): Deed | null {
  const [first = "", second = "", third = "", with_ = "", ...paid] = name.split(" ");
  switch (first) {
    case "end":
      return { kind: "end", dancers: 0 };
    case "pass":
      return { kind: second === "dancer" ? "pass dancer" : "pass", dancers: 0 };
    case "give":
      return { kind: "give", card: second as Kind, dancers: 0 };
    case "guard":
      return { kind: "guard", palace: second as PalaceName, dancers: 0 };
    case "place":
      return { kind: "place", palace: second as PalaceName, dancers: third ? parseInt(third) : 0 };
    case "neutral":
      if (second === "guard") return { kind: "neutral guard", palace: third as PalaceName, dancers: 0 };
      return way("neutral", second, third, with_ ? paid : [second, third]);
    case "move":
    case "carry":
      return way(first, second, third, paid);
    default:
      return null;
  }
}

function way(kind: "move" | "carry" | "neutral", palace: string, to: string, paid: string[]): Deed {
  const dancers = paid.filter((card) => card === "dancer").length;
  return { kind, palace: palace as PalaceName, to: to as PalaceName, dancers, paid: paid as Kind[] };
}

/** The cards that a step costs the seat, palace cards before dancers. */
export function priceOf(name: string, view: View, seat: number): Kind[] {
  const deed = readStep(name);
  if (!deed?.palace) return [];
  if (deed.paid) return [...deed.paid].sort((a, b) => Number(a === "dancer") - Number(b === "dancer"));
  if (deed.kind !== "place") return [];
  const cost = view.palaces.find((palace) => palace.name === deed.palace)?.cost[seat] ?? 0;
  return [...Array<Kind>(Math.max(0, cost - deed.dancers)).fill(deed.palace), ...Array<Kind>(deed.dancers).fill("dancer")];
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

/** The legal steps by palace: the one that a thief enters, a guard is posted at, or a guard leaves. */
export function offersOf(legal: readonly string[]): Map<PalaceName, Offers> {
  const offers = new Map<PalaceName, Offers>();
  for (const name of legal) {
    const deed = readStep(name);
    if (!deed?.palace) continue;
    const found = offers.get(deed.palace) ?? { ...NOTHING, place: [] };
    offers.set(deed.palace, found);
    if (deed.kind === "place") found.place.push(name);
    else if (deed.kind === "move") found.own = true;
    else if (deed.kind === "carry") found.carry = true;
    else if (deed.kind === "neutral") found.neutral = true;
    else if (deed.kind === "guard") found.guard = true;
    else if (deed.kind === "neutral guard") found.neutralGuard = true;
  }
  return offers;
}

export function offersAt(offers: Map<PalaceName, Offers>, palace: PalaceName): Offers {
  return offers.get(palace) ?? NOTHING;
}

/** What a lifted guard does: the kind of its steps. */
export function kindOf(lifted: Lifted): "move" | "carry" | "neutral" {
  if (lifted.guard === "neutral") return "neutral";
  return lifted.carry ? "carry" : "move";
}

/** Where a lifted guard may go, with the ways to pay for it, the cheapest in dancers first. */
export function goalsOf(legal: readonly string[], lifted: Lifted): Map<PalaceName, string[]> {
  const goals = new Map<PalaceName, string[]>();
  const kind = kindOf(lifted);
  for (const name of legal) {
    const deed = readStep(name);
    if (deed?.kind !== kind || deed.palace !== lifted.from || !deed.to) continue;
    goals.set(deed.to, [...(goals.get(deed.to) ?? []), name]);
  }
  for (const steps of goals.values()) steps.sort((a, b) => (readStep(a)?.dancers ?? 0) - (readStep(b)?.dancers ?? 0));
  return goals;
}

/** The step that somebody means who points at a palace where nothing is possible: the rules answer it. */
export function vainStep(palace: PalaceName, lifted: Lifted | null): string {
  if (!lifted) return `place ${palace}`;
  if (lifted.guard === "neutral") return `neutral ${lifted.from} ${palace}`;
  return `${kindOf(lifted)} ${lifted.from} ${palace} with ${lifted.from}`;
}

/** Who stands in the four guard spaces: a seat, "neutral", or null for a free space. */
export function posts(palace: PalaceView): (number | "neutral" | null)[] {
  return [
    ...Array<"neutral">(palace.neutral).fill("neutral"),
    ...palace.guards.flatMap((count, seat) => Array<number>(count).fill(seat)),
    ...Array<null>(palace.free_spaces).fill(null),
  ];
}
