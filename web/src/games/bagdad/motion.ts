/** What moves on the board: pieces that fly from one spot to another, read off the events. */
import type { CardKind, GameEvent, PalaceName } from "./declared";

export type Piece =
  | { kind: "thief"; seat: number }
  | { kind: "guard"; seat: number | "neutral" }
  | { kind: "card"; face: CardKind | "back" }
  | { kind: "chest" };

export interface Flight {
  piece: Piece;
  /** Names of spots: `data-spot` on the board. */
  from: string;
  to: string;
  delay: number;
}

export interface Theft {
  seat: number;
  palace: PalaceName;
  chest: number;
}

export const FLIGHT_MILLISECONDS = 520;
export const THEFT_MILLISECONDS = 1900;
const BETWEEN = 90;

/** Where a card of a seat is: in the hand that is seen, or with the player. */
function handSpot(seat: number, kind: CardKind, viewer: number | null): string {
  return seat === viewer ? `hand:${kind}` : `seat:${seat}`;
}

/** The flights of some events, seen by one seat; cards first, then pieces. */
export function flightsOf(events: readonly GameEvent[], viewer: number | null): Flight[] {
  const flights: Flight[] = [];
  let delay = 0;
  const add = (piece: Piece, from: string, to: string, step = BETWEEN) => {
    flights.push({ piece, from, to, delay });
    delay += step;
  };
  const spend = (seat: number, card: CardKind) =>
    add({ kind: "card", face: card }, handSpot(seat, card, viewer), card === "dancer" ? "dancers" : "discards");
  for (const event of events) {
    switch (event.event) {
      case "pay":
        for (const card of event.cards) spend(event.seat, card);
        break;
      case "give":
        spend(event.seat, event.card);
        break;
      case "guard":
        add({ kind: "guard", seat: event.neutral ? "neutral" : event.seat }, `seat:${event.seat}`, `guards:${event.palace}`);
        break;
      case "place":
        add({ kind: "thief", seat: event.seat }, `seat:${event.seat}`, `court:${event.palace}`);
        break;
      case "carry":
        add({ kind: "thief", seat: event.seat }, `court:${event.from}`, `court:${event.to}`, 0);
        add({ kind: "guard", seat: event.seat }, `guards:${event.from}`, `guards:${event.to}`);
        break;
      case "move":
        add({ kind: "guard", seat: event.seat }, `guards:${event.from}`, `guards:${event.to}`);
        break;
      case "neutral":
        add({ kind: "guard", seat: "neutral" }, `guards:${event.from}`, `guards:${event.to}`);
        break;
      case "steal":
        add({ kind: "chest" }, `chest:${event.palace}`, `seat:${event.seat}`);
        break;
      case "dancer":
        add({ kind: "card", face: "dancer" }, "dancers", handSpot(event.seat, "dancer", viewer));
        break;
      case "draw":
        if (event.seat !== viewer) add({ kind: "card", face: "back" }, "pile", `seat:${event.seat}`);
        break;
      case "card":
        if (event.seat === viewer) add({ kind: "card", face: event.palace }, "pile", handSpot(event.seat, event.palace, viewer));
        break;
    }
  }
  return flights;
}

export function theftsOf(events: readonly GameEvent[]): Theft[] {
  return events.flatMap((event) => (event.event === "steal" ? [{ seat: event.seat, palace: event.palace, chest: event.chest }] : []));
}

/** How long the events want to be looked at before the next view comes. */
export function lengthOf(flights: readonly Flight[], thefts: readonly Theft[]): number {
  const flying = flights.length ? Math.max(...flights.map(({ delay }) => delay)) + FLIGHT_MILLISECONDS : 0;
  return Math.max(flying, thefts.length * THEFT_MILLISECONDS);
}
