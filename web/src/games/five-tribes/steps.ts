/** Steps taken apart: what a name of the server means on the board. */
import { djinnNamed, PRICES, SALE } from "./pieces";
import type { Card, Colour, View } from "./types";

export type Step =
  | { kind: "bid"; price: number; fakirs: number }
  | { kind: "take"; tile: string }
  | { kind: "drop" | "kill"; colour: Colour; tile: string }
  | { kind: "murder"; colour: Colour; rival: number }
  | { kind: "fakirs"; number: number }
  | { kind: "buy"; place: number }
  | { kind: "summon" | "djinn"; djinn: string; elders: number; fakirs: number }
  | { kind: "at"; tile: string }
  | { kind: "keep"; djinn: string }
  | { kind: "sell"; cards: Card[] }
  | { kind: "done" };

export function readStep(name: string): Step {
  const [verb = "", ...rest] = name.split(" ");
  const [first = "", second = "", third = ""] = rest;
  switch (verb) {
    case "bid":
      return { kind: "bid", price: Number(first), fakirs: second === "fakirs" ? Number(third) : 0 };
    case "take":
    case "at":
      return { kind: verb, tile: first };
    case "drop":
      return { kind: "drop", colour: first as Colour, tile: second };
    case "kill":
      if (second === "seat") return { kind: "murder", colour: first === "vizier" ? "yellow" : "white", rival: Number(third) };
      return { kind: "kill", colour: first as Colour, tile: second };
    case "fakirs":
      return { kind: "fakirs", number: Number(first) };
    case "buy":
      return { kind: "buy", place: Number(first) };
    case "summon":
    case "djinn": {
      const paid = rest.slice(1);
      const count = (coin: string) => paid.filter((word) => word === coin).length;
      return { kind: verb, djinn: djinnNamed(first), elders: count("elder"), fakirs: count("fakir") };
    }
    case "keep":
      return { kind: "keep", djinn: djinnNamed(first) };
    case "sell":
      return { kind: "sell", cards: rest as Card[] };
    default:
      return { kind: "done" };
  }
}

/** The tile that a step points at, if it does. */
export function tileOf(name: string): string | null {
  const step = readStep(name);
  return "tile" in step ? step.tile : null;
}

/** The legal steps at each tile. */
export function stepsByTile(legal: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of legal) {
    const tile = tileOf(name);
    if (tile) found.set(tile, [...(found.get(tile) ?? []), name]);
  }
  return found;
}

/** The step that somebody means who points at a tile where nothing may be done: the server says why not. */
export function meantAt(view: View, tile: string, colour: Colour | null): string {
  switch (view.phase) {
    case "sow":
      return `drop ${colour ?? Object.keys(view.hand)[0] ?? "yellow"} ${tile}`;
    case "kill":
    case "kill again": {
      const on = view.tiles.find((other) => other.tile === tile);
      return `kill ${Object.keys(on?.meeples ?? {})[0] ?? "red"} ${tile}`;
    }
    case "target":
    case "lay":
    case "neighbour":
    case "place":
      return `at ${tile}`;
    default:
      return `take ${tile}`;
  }
}

/** The tiles that a plan walks over: where it starts, and every drop with its colour. */
export function pathOf(steps: readonly string[]): { start: string | null; drops: { tile: string; colour: Colour }[] } {
  let start: string | null = null;
  const drops: { tile: string; colour: Colour }[] = [];
  for (const name of steps) {
    const step = readStep(name);
    if (step.kind === "take") start = step.tile;
    else if (step.kind === "drop") drops.push({ tile: step.tile, colour: step.colour });
  }
  return { start, drops };
}

/** What a bid costs in gold: with Kumarbi each fakir makes it one spot cheaper. */
export function goldOfBid(price: number, fakirs: number): number {
  return PRICES[Math.max(0, PRICES.indexOf(price) - fakirs)] ?? price;
}

/** A bid on a spot with at most so many fakirs for Kumarbi: no more than bring its price to nothing. */
export function bidOf(price: number, fakirs: number): string {
  const paid = Math.min(fakirs, PRICES.indexOf(price));
  return paid ? `bid ${price} fakirs ${paid}` : `bid ${price}`;
}

/** Who would play when: the markers on the track, the dearest first; among zeros the latest. */
export function playOrder(track: View["track"]): number[] {
  return [...track].reverse().flatMap(({ seat }) => (seat === null ? [] : [seat]));
}

/** The place that a bid of this price has among the markers that have bid so far, from 1. */
export function placeOfBid(track: View["track"], price: number): number {
  return 1 + track.filter((spot) => spot.seat !== null && spot.price > price).length;
}

/** What a set of so many different cards brings. */
export function saleOf(cards: number): number {
  return SALE[Math.min(cards, SALE.length - 1)] ?? 0;
}
