// Made from src/serai/games/five_tribes by `python -m serai.server.typescript`; do not edit.

import { table, type DeedTable } from "$src/board/steps";

/** What a seat may know of a table of Five Tribes. */
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
  /** For the seat that bids. */
  bids: BidView[];
  /** While builders are about to earn. */
  build: BuildView | null;
  power: PowerView | null;
  seats: Player[];
  round: number;
  last_round: boolean;
  phase: Phase;
  /** Whose bid or turn it is. */
  active: number | null;
  /** The bid order. */
  order: (number | null)[];
  track: Spot[];
  tiles: Tile[];
  bag: Partial<Record<Colour, number>>;
  supply: Supply;
  row: Card[];
  pile: number;
  discards: Partial<Record<Card, number>>;
  djinn_row: DjinnView[];
  djinn_pile: number;
  djinn_discards: DjinnName[];
  hand: Partial<Record<Colour, number>>;
  /** The tile of the last drop. */
  here: TileName | null;
  taken: Taken | null;
  /** Whether Echidna doubles what builders earn this turn. */
  doubled: boolean;
  ends: End[];
  /** While assassins choose: how far they go without fakirs. */
  reach: number | null;
  /** While a market is open. */
  market: MarketView | null;
  /** While a piece is being placed. */
  piece: PieceView | null;
}

/** A bid that the seat can make: what it pays, and its place among the markers that have bid so far. */
export interface BidView {
  step: string;
  price: number;
  fakirs: number;
  pays: number;
  place: number;
}

/** What builders are about to earn: with no fakir, with one, ... as many as the seat has, if that may be known. */
export interface BuildView {
  builders: number;
  blue: number;
  doubled: boolean;
  earnings: number[];
}

/** The power that is being used. */
export interface PowerView {
  name: DjinnName;
  effect: Effect;
  target: Target | null;
  tile: TileName | null;
  /** The Djinns to choose from; null: not for these eyes. */
  drawn: (DjinnName | null)[];
}

export const DJINN_NAMES = ["Al-Amin", "Anun-Nak", "Ba'al", "Boaz", "Bouraq", "Echidna", "Enki", "Hagis", "Haurvatat", "Iblis", "Jafaar", "Kandicha", "Kumarbi", "Lamia", "Leta", "Marid", "Monkir", "Nekir", "Shamhat", "Sibittis", "Sloar", "Utug"] as const;
export type DjinnName = (typeof DJINN_NAMES)[number];

export const EFFECTS = ["wild-fakirs", "meeples", "share", "shield", "palace", "double", "palm", "move-palace", "palm-points", "two-victims", "vizier-points", "capture", "cheaper-bid", "move-palm", "camel", "elder-points", "djinns", "cards"] as const;
export type Effect = (typeof EFFECTS)[number];

export const TARGETS = ["village", "oasis", "empty", "bare"] as const;
export type Target = (typeof TARGETS)[number];

export const TILE_NAMES = ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5"] as const;
export type TileName = (typeof TILE_NAMES)[number];

/** A seat; what is hidden is null. */
export interface Player {
  seat: number;
  gold: number | null;
  /** Not yet on a tile. */
  camels: number;
  viziers: number;
  elders: number;
  cards: number;
  goods: Partial<Record<Card, number>> | null;
  /** What one card of each kind would bring now. */
  sale: number | null;
  djinns: OwnedDjinn[];
  score: Partial<Record<Source, number | null>>;
  /** As far as it is known. */
  total: number;
  all_known: boolean;
}

export const CARDS = ["ivory", "gems", "gold", "papyrus", "silk", "spices", "fish", "wheat", "pottery", "fakir"] as const;
export type Card = (typeof CARDS)[number];

/** A Djinn in front of a seat. */
export interface OwnedDjinn {
  name: DjinnName;
  points: number;
  /** Has helped this turn or round. */
  used: boolean;
  /** Can be used now; told to the seat itself. */
  ready: boolean;
}

export const SOURCES = ["gold", "viziers", "elders", "djinns", "tiles", "palms", "palaces", "goods"] as const;
export type Source = (typeof SOURCES)[number];

export const PHASES = ["laying tiles", "filling tiles", "dealing cards", "dealing djinns", "dealing markers", "drawing meeples", "drawing cards", "drawing djinns", "bid", "move", "sow", "build", "kill", "kill again", "place", "market", "market again", "sacred", "end", "target", "lay", "neighbour", "keep", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** A place of the turn order track, and whose marker is on it. */
export interface Spot {
  price: number;
  seat: number | null;
}

/** A tile with all that stands on it. */
export interface Tile {
  tile: TileName;
  /** null: not laid yet. */
  kind: Kind | null;
  colour: Ground | null;
  points: number;
  meeples: Partial<Record<Colour, number>>;
  /** The seat in control. */
  camel: number | null;
  palms: number;
  palaces: number;
}

export const KINDS = ["village", "sacred place", "oasis", "small market", "large market"] as const;
export type Kind = (typeof KINDS)[number];

export const GROUNDS = ["blue", "red"] as const;
export type Ground = (typeof GROUNDS)[number];

export const COLOURS = ["yellow", "white", "green", "blue", "red"] as const;
export type Colour = (typeof COLOURS)[number];

/** Palm trees and palaces that are not on tiles. */
export interface Supply {
  palms: number;
  palaces: number;
}

/** A Djinn in the row or in front of a seat. */
export interface DjinnView {
  name: DjinnName;
  points: number;
}

/** What the move of this turn took. */
export interface Taken {
  colour: Colour;
  number: number;
}

/** Where the meeples in hand can end, and what that would give. */
export interface End {
  tile: TileName;
  colour: Colour;
  tribe: string;
  taken: number;
  control: boolean;
  action: Kind | null;
  cards?: Card[];
  gold?: number;
  reach?: number;
}

/** What a market offers: so many of these cards for a price. */
export interface MarketView {
  price: number;
  cards: number;
  offered: Card[];
  /** The second card, paid for already. */
  second: boolean;
}

/** The palace or palm tree that is being placed, and where it goes unless a Djinn moves it. */
export interface PieceView {
  piece: "palace" | "palm";
  tile: TileName;
}

/** A tile comes to its place. */
export interface TileLaid {
  event: "tile";
  tile: TileName;
  kind: Kind;
  points: number;
}

/** A meeple comes from the bag: at the start, or for the seat whose Djinn brings it. */
export interface MeepleDrawn {
  event: "meeple";
  tile: TileName;
  colour: Colour;
  seat: number | null;
  djinn: DjinnName | null;
}

/** A card comes to the row. */
export interface CardDealt {
  event: "card";
  card: Card;
}

/** A Djinn comes to the row. */
export interface DjinnDealt {
  event: "djinn";
  djinn: DjinnName;
}

/** The next place in the first bid order. */
export interface MarkerDealt {
  event: "marker";
  seat: number;
}

/** A seat draws a card from the pile, thanks to a Djinn. */
export interface DrawCard {
  event: "draw-card";
  seat: number;
  djinn: DjinnName;
}

/** Which card it was. */
export interface DrawnCard {
  event: "drawn-card";
  seat: number;
  card: Card;
  djinn: DjinnName;
}

/** A seat draws a Djinn to choose from. */
export interface DrawDjinn {
  event: "draw-djinn";
  seat: number;
}

/** Which Djinn it was. */
export interface DrawnDjinn {
  event: "drawn-djinn";
  seat: number;
  djinn: DjinnName;
}

/** A marker takes the spot of a price. */
export interface Bid {
  event: "bid";
  seat: number;
  price: number;
  /** Paid to Kumarbi. */
  fakirs: number;
  /** Gold. */
  paid: number;
}

/** A seat picks up the meeples of a tile. */
export interface Take {
  event: "take";
  seat: number;
  tile: TileName;
  meeples: Partial<Record<Colour, number>>;
}

/** A meeple falls. */
export interface Drop {
  event: "drop";
  seat: number;
  colour: Colour;
  /** The tile that the hand comes from. */
  start: TileName;
  tile: TileName;
}

/** Assassins kill, on a tile or in front of a rival. */
export interface Kill {
  event: "kill";
  seat: number;
  colour: Colour;
  tile: TileName | null;
  rival: number | null;
  /** Steps from the final tile; null in front of a rival. */
  distance: number | null;
  /** Spent to reach so far. */
  fakirs: number;
  /** The second victim, thanks to Iblis. */
  second: boolean;
  /** Kandicha keeps the victim for the seat. */
  kept: boolean;
}

/** Builders earn: (builders + fakirs) x blue tiles, doubled with Echidna. */
export interface Build {
  event: "build";
  seat: number;
  builders: number;
  fakirs: number;
  blue: number;
  doubled: boolean;
  gold: number;
}

/** A card of the row is bought; the second one of a large market is paid for already. */
export interface Buy {
  event: "buy";
  seat: number;
  card: Card;
  paid: number;
}

/** A Djinn of the row comes to a seat. */
export interface Summon {
  event: "summon";
  seat: number;
  djinn: DjinnName;
  pay: Pay;
}

/** A way to pay. */
export interface Pay {
  elders: number;
  fakirs: number;
}

/** A Djinn's power is used. */
export interface Power {
  event: "power";
  seat: number;
  djinn: DjinnName;
  pay: Pay;
}

/** The tile for a power, a palace or a palm tree is chosen. */
export interface Aim {
  event: "aim";
  seat: number;
  tile: TileName;
  djinn: DjinnName | null;
}

/** A seat keeps one of the Djinns it drew. */
export interface Keep {
  event: "keep";
  seat: number;
  djinn: DjinnName;
  discarded: DjinnName[];
}

/** A set of different cards is sold. */
export interface Sell {
  event: "sell";
  seat: number;
  cards: Card[];
  gold: number;
}

/** A seat wants no more of what was optional. */
export interface Done {
  event: "done";
  seat: number;
  declined: Declined;
}

export const DECLINEDS = ["kill", "market", "sacred", "end"] as const;
export type Declined = (typeof DECLINEDS)[number];

/** What the last meeple of a move takes. */
export interface TribeTaken {
  event: "tribe";
  seat: number;
  colour: Colour;
  number: number;
  tile: TileName;
}

/** Merchants take cards from the row. */
export interface CardsTaken {
  event: "cards";
  seat: number;
  cards: Card[];
}

/** A camel comes to a tile: it was emptied by a move or a kill, or a Djinn put it there. */
export interface Control {
  event: "control";
  seat: number;
  tile: TileName;
  why: ControlReason;
  djinn: DjinnName | null;
}

export const CONTROL_REASONS = ["move", "kill", "djinn"] as const;
export type ControlReason = (typeof CONTROL_REASONS)[number];

/** A palm tree is placed: by the oasis itself, or by a Djinn. */
export interface Palm {
  event: "palm";
  seat: number;
  tile: TileName;
  djinn: DjinnName | null;
}

/** A palace is placed: by the village itself, or by a Djinn. */
export interface Palace {
  event: "palace";
  seat: number;
  tile: TileName;
  djinn: DjinnName | null;
}

/** Gold comes or, below 0, goes. */
export interface Gold {
  event: "gold";
  seat: number;
  by: number;
  why: GoldReason;
  /** The one that brings it, if a Djinn does. */
  djinn: DjinnName | null;
}

export const GOLD_REASONS = ["bid", "market", "builders", "sale", "djinn"] as const;
export type GoldReason = (typeof GOLD_REASONS)[number];

/** This round is the last: a seat has placed its last camel, or has no move. */
export interface LastRound {
  event: "last-round";
  seat: number;
  why: "camels" | "no-move";
}

/** A seat's turn begins; `again` if it has just had one. */
export interface Turn {
  event: "turn";
  seat: number;
  again: boolean;
}

/** A round begins. */
export interface Round {
  event: "round";
  round: number;
}

/** The game is over. */
export interface GameEnd {
  event: "end";
  scores: number[];
  ranking: number[];
}

/** Everything that lies in the box. */
export interface Box {
  board: BoardBox;
  kinds: KindBox[];
  tribes: TribeBox[];
  cards: CardBox[];
  row: number;
  sales: number[];
  track: number[];
  palms: number;
  palaces: number;
  djinns: DjinnBox[];
  djinn_row: number;
  summon: Pay[];
}

/** The board: so many columns (a, b, ...) and rows (1, 2, ...). */
export interface BoardBox {
  columns: number;
  rows: number;
}

/** A kind of tile. A market sells `cards` of the first `offered` cards of the row for `price` gold. */
export interface KindBox {
  kind: Kind;
  colour: Ground;
  points: number[];
  count: number;
  action: TileAction;
  price: number;
  cards: number;
  offered: number;
}

export const TILE_ACTIONS = ["palace", "palm", "market", "djinn"] as const;
export type TileAction = (typeof TILE_ACTIONS)[number];

/** A colour of meeples. */
export interface TribeBox {
  colour: Colour;
  tribe: TribeName;
  count: number;
}

export const TRIBE_NAMES = ["vizier", "elder", "merchant", "builder", "assassin"] as const;
export type TribeName = (typeof TRIBE_NAMES)[number];

/** A kind of card; goods can be sold. */
export interface CardBox {
  card: Card;
  count: number;
  goods: boolean;
}

/** A Djinn; `ways` are the ways to pay for his power once a turn or round. */
export interface DjinnBox {
  name: string;
  points: number;
  cost: Cost;
  ways: Pay[];
  when: When;
  effect: Effect;
  number: number | null;
  target: Target | null;
  watches: Watched | null;
}

export const COSTS = ["none", "either", "plus", "fakir", "fakirs"] as const;
export type Cost = (typeof COSTS)[number];

export const WHENS = ["always", "bid", "turn", "build", "kill", "placing"] as const;
export type When = (typeof WHENS)[number];

export const WATCHEDS = ["djinn", "drop", "palace", "kill"] as const;
export type Watched = (typeof WATCHEDS)[number];

/** A complete move of meeples: one for every start, end and colour, with the path that takes most. */
export interface Move {
  /** null: the meeples are in hand already. */
  start: TileName | null;
  end: TileName;
  colour: Colour;
  tribe: string;
  taken: number;
  control: boolean;
  /** Of the tile, with control. */
  points: number;
  action: Kind;
  gold: number;
  cards: Card[];
  /** What the score counts more at once. */
  worth: number;
  /** The steps. */
  path: string[];
  /** In how many ways. */
  paths: number;
}

export type GameEvent = TileLaid | MeepleDrawn | CardDealt | DjinnDealt | MarkerDealt | DrawCard | DrawnCard | DrawDjinn | DrawnDjinn | Bid | Take | Drop | Kill | Build | Buy | Summon | Power | Aim | Keep | Sell | Done | TribeTaken | CardsTaken | Control | Palm | Palace | Gold | LastRound | Turn | Round | GameEnd;

/** A step taken apart. */
export type Step =
  | { deed: "bid"; price: number; fakirs: number }
  | { deed: "take"; tile: TileName }
  | { deed: "drop"; colour: Colour; tile: TileName }
  | { deed: "kill"; colour: Colour; tile: TileName }
  | { deed: "murder"; tribe: "vizier" | "elder"; rival: number }
  | { deed: "fakirs"; fakirs: number }
  | { deed: "buy"; place: number }
  | { deed: "summon"; djinn: DjinnName; pay: "elder elder" | "elder fakir" }
  | { deed: "djinn"; djinn: DjinnName; pay: "elder" | "fakir" | "elder elder" | "elder fakir" }
  | { deed: "at"; tile: TileName }
  | { deed: "keep"; djinn: DjinnName }
  | { deed: "sell"; cards: ("ivory" | "gems" | "gold" | "papyrus" | "silk" | "spices" | "fish" | "wheat" | "pottery")[] }
  | { deed: "done" };

/** How steps are read and written. */
export const DEEDS: DeedTable<Step> = table<Step>([
  {"deed": "bid", "pattern": "bid {price}[ fakirs {fakirs}]", "parts": {"price": {"low": 0, "high": 18}, "fakirs": {"low": 0, "high": 18, "usual": 0}}},
  {"deed": "take", "pattern": "take {tile}", "parts": {"tile": {"names": ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5"]}}},
  {"deed": "drop", "pattern": "drop {colour} {tile}", "parts": {"colour": {"names": ["yellow", "white", "green", "blue", "red"]}, "tile": {"names": ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5"]}}},
  {"deed": "kill", "pattern": "kill {colour} {tile}", "parts": {"colour": {"names": ["yellow", "white", "green", "blue", "red"]}, "tile": {"names": ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5"]}}},
  {"deed": "murder", "pattern": "kill {tribe} seat {rival}", "parts": {"tribe": {"names": ["vizier", "elder"]}, "rival": {"low": 0, "high": 3}}},
  {"deed": "fakirs", "pattern": "fakirs {fakirs}", "parts": {"fakirs": {"low": 0, "high": 18}}},
  {"deed": "buy", "pattern": "buy {place}", "parts": {"place": {"low": 1, "high": 6}}},
  {"deed": "summon", "pattern": "summon {djinn} {pay}", "parts": {"djinn": {"names": ["Al-Amin", "Anun-Nak", "Ba'al", "Boaz", "Bouraq", "Echidna", "Enki", "Hagis", "Haurvatat", "Iblis", "Jafaar", "Kandicha", "Kumarbi", "Lamia", "Leta", "Marid", "Monkir", "Nekir", "Shamhat", "Sibittis", "Sloar", "Utug"]}, "pay": {"names": ["elder elder", "elder fakir"]}}},
  {"deed": "djinn", "pattern": "djinn {djinn} {pay}", "parts": {"djinn": {"names": ["Al-Amin", "Anun-Nak", "Ba'al", "Boaz", "Bouraq", "Echidna", "Enki", "Hagis", "Haurvatat", "Iblis", "Jafaar", "Kandicha", "Kumarbi", "Lamia", "Leta", "Marid", "Monkir", "Nekir", "Shamhat", "Sibittis", "Sloar", "Utug"]}, "pay": {"names": ["elder", "fakir", "elder elder", "elder fakir"]}}},
  {"deed": "at", "pattern": "at {tile}", "parts": {"tile": {"names": ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5"]}}},
  {"deed": "keep", "pattern": "keep {djinn}", "parts": {"djinn": {"names": ["Al-Amin", "Anun-Nak", "Ba'al", "Boaz", "Bouraq", "Echidna", "Enki", "Hagis", "Haurvatat", "Iblis", "Jafaar", "Kandicha", "Kumarbi", "Lamia", "Leta", "Marid", "Monkir", "Nekir", "Shamhat", "Sibittis", "Sloar", "Utug"]}}},
  {"deed": "sell", "pattern": "sell {cards}", "parts": {"cards": {"subset": ["ivory", "gems", "gold", "papyrus", "silk", "spices", "fish", "wheat", "pottery"]}}},
  {"deed": "done", "pattern": "done", "parts": {}},
]);
