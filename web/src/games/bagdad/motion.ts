/** What moves on the board: pieces that fly from one spot to another, read off the events. */
import type { GameEvent } from "$lib/game";
import { PALACES, type Cards, type Kind } from "./types";

export type Piece =
  { kind: "thief"; seat: number } | { kind: "guard"; seat: number | "neutral" } | { kind: "card"; face: Kind | "back" } | { kind: "chest" };

export interface Flight {
  piece: Piece;
  /** Names of spots: `data-spot` on the board. */
  from: string;
  to: string;
  delay: number;
}

export interface Theft {
  seat: number;
  palace: string;
  chest: number;
}

export const FLIGHT_MILLISECONDS = 520;
export const THEFT_MILLISECONDS = 1900;
const BETWEEN = 90;

/** Where a card of a seat is: in the hand that is seen, or with the player. */
function handSpot(seat: number, kind: Kind, viewer: number | null): string {
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
  for (const event of events) {
    const seat = Number(event.seat);
    switch (event.event) {
      case "pay": {
        const cards = event.cards as Partial<Cards>;
        for (const palace of PALACES) {
          for (let i = 0; i < (cards[palace] ?? 0); i++) add({ kind: "card", face: palace }, handSpot(seat, palace, viewer), "discards");
        }
        for (let i = 0; i < Number(event.dancers); i++) add({ kind: "card", face: "dancer" }, handSpot(seat, "dancer", viewer), "dancers");
        break;
      }
      case "give":
        add(
          { kind: "card", face: event.card as Kind },
          handSpot(seat, event.card as Kind, viewer),
          event.card === "dancer" ? "dancers" : "discards",
        );
        break;
      case "guard":
        add({ kind: "guard", seat: event.neutral ? "neutral" : seat }, `seat:${seat}`, `guards:${event.palace}`);
        break;
      case "place":
        add({ kind: "thief", seat }, `seat:${seat}`, `court:${event.palace}`);
        break;
      case "carry":
        add({ kind: "thief", seat }, `court:${event.from}`, `court:${event.to}`, 0);
        add({ kind: "guard", seat }, `guards:${event.from}`, `guards:${event.to}`);
        break;
      case "move":
        add({ kind: "guard", seat }, `guards:${event.from}`, `guards:${event.to}`);
        break;
      case "neutral":
        add({ kind: "guard", seat: "neutral" }, `guards:${event.from}`, `guards:${event.to}`);
        break;
      case "steal":
        add({ kind: "chest" }, `chest:${event.palace}`, `seat:${seat}`);
        break;
      case "dancer":
        add({ kind: "card", face: "dancer" }, "dancers", handSpot(seat, "dancer", viewer));
        break;
      case "draw":
        if (seat !== viewer) add({ kind: "card", face: "back" }, "pile", `seat:${seat}`);
        break;
      case "card":
        if (seat === viewer) add({ kind: "card", face: event.palace as Kind }, "pile", handSpot(seat, event.palace as Kind, viewer));
        break;
    }
  }
  return flights;
}

export function theftsOf(events: readonly GameEvent[]): Theft[] {
  return events
    .filter(({ event }) => event === "steal")
    .map(({ seat, palace, chest }) => ({ seat: Number(seat), palace: String(palace), chest: Number(chest) }));
}

/** How long the events want to be looked at before the next view comes. */
export function lengthOf(flights: readonly Flight[], thefts: readonly Theft[]): number {
  const flying = flights.length ? Math.max(...flights.map(({ delay }) => delay)) + FLIGHT_MILLISECONDS : 0;
  return Math.max(flying, thefts.length * THEFT_MILLISECONDS);
}
