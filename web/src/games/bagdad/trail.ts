/** What a turn changed, to be traced on the board: the ways of guards, and what came to or left each palace and hand. */
import { DEEDS, type GameEvent, type PalaceName } from "./declared";

/** A guard that went from one palace to another, alone or with a thief. */
export interface Way {
  guard: number | "neutral";
  from: PalaceName;
  to: PalaceName;
}

/** What a turn changed at one palace. */
export interface Traced {
  /** Thieves of the seat that came, less those that were carried away. */
  thieves: number;
  /** The guards that came, whose they are. */
  guards: (number | "neutral")[];
  chests: number;
}

export interface Traces {
  seat: number;
  ways: Way[];
  palaces: Map<PalaceName, Traced>;
  /** Cards that left the hand and that came to it. */
  paid: number;
  drawn: number;
}

/** The traces of a seat's turn. */
export function tracesOf(seat: number, events: readonly GameEvent[]): Traces {
  const traces: Traces = { seat, ways: [], palaces: new Map(), paid: 0, drawn: 0 };
  const at = (palace: PalaceName) => {
    const found = traces.palaces.get(palace) ?? { thieves: 0, guards: [], chests: 0 };
    traces.palaces.set(palace, found);
    return found;
  };
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    switch (event.event) {
      case "guard":
        at(event.palace).guards.push(event.neutral ? "neutral" : seat);
        break;
      case "place":
        at(event.palace).thieves++;
        break;
      case "move":
      case "carry":
      case "neutral": {
        const guard = event.event === "neutral" ? "neutral" : seat;
        traces.ways.push({ guard, from: event.from, to: event.to });
        at(event.to).guards.push(guard);
        if (event.event === "carry") {
          at(event.from).thieves--;
          at(event.to).thieves++;
        }
        break;
      }
      case "steal":
        at(event.palace).chests++;
        break;
      case "pay":
        traces.paid += event.cards.length;
        break;
      case "give":
        traces.paid++;
        break;
      case "draw":
      case "dancer":
        traces.drawn++;
    }
  }
  return traces;
}

/** The traces that advised steps would leave: the ways of guards, and thieves; and the palaces that a piece from the reserve goes to. */
export function tracesOfSteps(seat: number, steps: readonly string[]): Traces & { goals: PalaceName[] } {
  const goals: PalaceName[] = [];
  const events = steps.flatMap((name): GameEvent[] => {
    const step = DEEDS.read(name);
    if (step?.deed === "place" || step?.deed === "guard" || step?.deed === "neutral guard") goals.push(step.palace);
    if (step?.deed === "place") return [{ event: "place", seat, palace: step.palace }];
    if (step?.deed === "move" || step?.deed === "carry" || step?.deed === "neutral")
      return [{ event: step.deed, seat, from: step.from, to: step.to }];
    return [];
  });
  return { ...tracesOf(seat, events), goals };
}

export interface Point {
  x: number;
  y: number;
}

const BULGE = 0.16;

/** A bent line from one point to another, and the way that its end points, in degrees. */
export function bend(from: Point, to: Point): { d: string; turn: number } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const side = x < 0 || (x === 0 && y > 0) ? -1 : 1; // it always bends upwards, or to the right
  const middle = { x: (from.x + to.x) / 2 + side * y * BULGE, y: (from.y + to.y) / 2 - side * x * BULGE };
  const round = (number: number) => Math.round(number * 10) / 10;
  const d = `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`;
  return { d, turn: round((Math.atan2(to.y - middle.y, to.x - middle.x) * 180) / Math.PI) };
}
