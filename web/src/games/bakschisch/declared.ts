// Made from src/serai/games/bakschisch by `python -m serai.server.typescript`; do not edit.

import { table, type DeedTable } from "$src/board/steps";

/** What a seat may know of a Bakschisch table. */
export interface View {
  game: string;
  rules: number;
  players: number;
  options: Record<string, string | number | null>;
  /** Whose eyes; null: a spectator, or everything open. */
  seat: number | null;
  /** The seats that must choose now. */
  to_act: number[];
  over: boolean;
  /** Of each seat; empty until the end, as the ranking is. */
  scores: number[];
  ranking: number[];
  track: Track;
  round: number;
  max_rounds: number;
  /** From 1. */
  bribe: number;
  direction: Direction;
  card: PersonName | null;
  row: (PersonName | null)[];
  /** Cards of each person that are in the pile or face down. */
  unseen: Record<PersonName, number>;
  pot: number;
  seats: SeatView[];
}

/** A path: the persons of spaces 1 to n; START is 0, the throne n + 1. */
export interface Track {
  name: string;
  reconstruction: boolean;
  spaces: PersonName[];
  thief_stop: number;
  throne: number;
  levels: number[];
}

export const PERSON_NAMES = ["guard", "servant", "harem lady", "eunuch", "fakir", "caliph"] as const;
export type PersonName = (typeof PERSON_NAMES)[number];

export const DIRECTIONS = ["forward", "back"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A seat of the table. */
export interface SeatView {
  seat: number;
  space: number;
  where: Where;
  /** null: the bag is closed. */
  gold: number | null;
  thief: boolean;
  in_palace: boolean;
  on_throne: boolean;
  chosen: boolean;
  /** The own choice, or everybody's when everything is open. */
  choice: string | null;
  /** null: no card is open. */
  jump: Jump | null;
  outlook: Outlooks | null;
  /** Why it has its rank, at the end. */
  reason: Reason | null;
}

export const WHERES = ["start", "space", "throne"] as const;
export type Where = (typeof WHERES)[number];

/** Where the open card would take a pawn. */
export interface Jump {
  to: number;
  by: number;
  where: Where;
}

/** What a fist may bring: with coins, and without (nothing, or the thief). */
export interface Outlooks {
  coins: Outlook;
  nothing: Outlook;
}

export const OUTLOOKS = ["forward", "nothing", "throned", "throned-nothing", "back", "safe", "safe-everyone", "start"] as const;
export type Outlook = (typeof OUTLOOKS)[number];

export const REASONS = ["throne", "richest", "first", "shared", "later", "poorer", "rounds", "space"] as const;
export type Reason = (typeof REASONS)[number];

/** The card of a bribe is turned up. */
export interface Card {
  event: "card";
  bribe: number;
  person: PersonName;
}

/** A fist closes. */
export interface Chose {
  event: "chose";
  seat: number;
}

/** What the seat's own fist holds. */
export interface Fist {
  event: "fist";
  seat: number;
  step: string;
}

/** All fists open: a step of each seat, and the coins that it shows, which leave its bag. */
export interface Reveal {
  event: "reveal";
  fists: string[];
  coins: number[];
}

/** A pawn moves: for the most coins forward, for the least back. */
export interface Walk {
  from: number;
  to: number;
  event: "walk";
  seat: number;
  /** Less than nothing: back. */
  by: number;
  where: Where;
}

/** A thief's part of the coins that were shown. */
export interface Steal {
  event: "steal";
  seat: number;
  coins: number;
}

/** What the bribe adds to the pot. */
export interface Pot {
  event: "pot";
  coins: number;
}

/** A thief is set aside: it was shown, or its pawn has come to the palace. */
export interface ThiefOut {
  event: "thief-out";
  seat: number;
  why: "shown" | "palace";
}

/** The pot is shared after the fifth bribe: each seat's part, and what stays. */
export interface Share {
  event: "share";
  coins: number;
  pot: number;
}

/** A thief comes home for the next round. */
export interface ThiefBack {
  event: "thief-back";
  seat: number;
}

/** All cards make a new pile. */
export interface Shuffle {
  event: "shuffle";
}

/** A round begins. */
export interface Round {
  event: "round";
  round: number;
}

/** The game is over: a pawn is on the throne, or the last round is played. */
export interface End {
  event: "end";
  why: "throne" | "rounds";
  ranking: number[];
}

/** What never changes: cards, coins for each seat, where each bribe leads, rounds of a deck, tracks. */
export interface Box {
  cards: Cards[];
  coins: number;
  directions: Direction[];
  rounds_per_deck: number;
  tracks: Track[];
}

/** A person: its letter on a track, and how many cards show it. */
export interface Cards {
  person: PersonName;
  letter: string;
  cards: number;
}

export type GameEvent = Card | Chose | Fist | Reveal | Walk | Steal | Pot | ThiefOut | Share | ThiefBack | Shuffle | Round | End;

export type Move = Record<string, unknown>;

/** A step taken apart. */
export type Step =
  | { deed: "pass" }
  | { deed: "bid"; coins: number }
  | { deed: "thief" };

/** How steps are read and written. */
export const DEEDS: DeedTable<Step> = table<Step>([
  {"deed": "pass", "pattern": "pass", "parts": {}},
  {"deed": "bid", "pattern": "bid {coins}", "parts": {"coins": {"low": 1, "high": 40}}},
  {"deed": "thief", "pattern": "thief", "parts": {}},
]);
