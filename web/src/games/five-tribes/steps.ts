/** Steps on the board: what they point at, and which one is meant. */
import type { StepSet } from "$messages";
import { COLOURS, DEEDS, type BidView, type Colour, type GameEvent, type Step, type TileName, type View } from "./declared";

/** A legal step taken apart. */
export interface Read<S extends Step = Step> {
  name: string;
  step: S;
}

/** The legal steps of one deed, taken apart. */
export function stepsOf<D extends Step["deed"]>(legal: readonly string[], deed: D): Read<Extract<Step, { deed: D }>>[] {
  return legal.flatMap((name) => {
    const step = DEEDS.read(name);
    return step?.deed === deed ? [{ name, step: step as Extract<Step, { deed: D }> }] : [];
  });
}

/** Whether a step may be chosen: it is listed, or it is one of the sets that are not listed one by one. */
export function mayChoose(name: string, legal: readonly string[], sets: readonly StepSet[]): boolean {
  if (legal.includes(name)) return true;
  const step = DEEDS.read(name);
  return step?.deed === "sell" && sets.some(({ deed, of }) => deed === "sell" && step.cards.every((card) => of.includes(card)));
}

/** The legal steps at each tile. */
export function stepsByTile(legal: readonly string[]): Map<TileName, string[]> {
  const found = new Map<TileName, string[]>();
  for (const name of legal) {
    const step = DEEDS.read(name);
    if (step && "tile" in step) found.set(step.tile, [...(found.get(step.tile) ?? []), name]);
  }
  return found;
}

/** The colours of meeples that are there. */
export function coloursOf(meeples: Partial<Record<Colour, number>>): Colour[] {
  return COLOURS.filter((colour) => meeples[colour]);
}

/** The step that somebody means who points at a tile where nothing may be done: the server says why not. */
export function meantAt(view: View, tile: TileName, colour: Colour | null): string {
  switch (view.phase) {
    case "sow":
      return DEEDS.write({ deed: "drop", colour: colour ?? coloursOf(view.hand)[0] ?? "yellow", tile });
    case "kill":
    case "kill again": {
      const on = view.tiles.find((other) => other.tile === tile);
      return DEEDS.write({ deed: "kill", colour: coloursOf(on?.meeples ?? {})[0] ?? "red", tile });
    }
    case "target":
    case "lay":
    case "neighbour":
    case "place":
      return DEEDS.write({ deed: "at", tile });
    default:
      return DEEDS.write({ deed: "take", tile });
  }
}

/** The tiles where advised steps do something beside walking, each with the colour that is killed there; null: none is. */
export function deedsOnTiles(steps: readonly string[]): Map<TileName, Colour | null> {
  const found = new Map<TileName, Colour | null>();
  for (const name of steps) {
    const step = DEEDS.read(name);
    if (step?.deed === "kill") found.set(step.tile, step.colour);
    else if (step?.deed === "at") found.set(step.tile, null);
  }
  return found;
}

/** The tiles that a plan walks over: where it starts, and every drop with its colour. */
export interface Path {
  start: TileName | null;
  drops: { tile: TileName; colour: Colour }[];
}

export function pathOf(steps: readonly string[]): Path {
  const path: Path = { start: null, drops: [] };
  for (const name of steps) {
    const step = DEEDS.read(name);
    if (step?.deed === "take") path.start = step.tile;
    else if (step?.deed === "drop") path.drops.push({ tile: step.tile, colour: step.colour });
  }
  return path;
}

/** The tiles that a turn walked over, read off what happened. */
export function pathOfEvents(events: readonly GameEvent[]): Path {
  const path: Path = { start: null, drops: [] };
  for (const event of events) {
    if (event.event === "take") path.start = event.tile;
    else if (event.event === "drop") path.drops.push({ tile: event.tile, colour: event.colour });
  }
  return path;
}

/** The bid on a spot with at most so many fakirs, if there is one. */
export function bidOn(bids: readonly BidView[], price: number, fakirs: number): BidView | undefined {
  return bids.findLast((bid) => bid.price === price && bid.fakirs <= fakirs);
}

/** How many elders and fakirs a way to pay has. */
export function payOf(pay: string): { elders: number; fakirs: number } {
  const count = (coin: string) => pay.split(" ").filter((word) => word === coin).length;
  return { elders: count("elder"), fakirs: count("fakir") };
}
