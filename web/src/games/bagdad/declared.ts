// Made from src/serai/games/bagdad by `python -m serai.server.typescript`; do not edit.

import { table, type DeedTable } from "$src/board/steps";

/** What a seat may know of a table of The Thief of Bagdad. */
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
  phase: PhaseName;
  first: number | null;
  /** 0 before the first turn. */
  turn: number;
  max_turns: number;
  turn_of: number | null;
  acted: boolean;
  thief_actions: number;
  thief_actions_left: number;
  to_draw: number;
  to_give_up: number;
  stalled: number;
  chests_to_win: number;
  palaces: PalaceView[];
  seats: SeatView[];
  pile: number;
  pile_cards: Record<PalaceName, number> | null;
  discards: Record<PalaceName, number>;
  /** Cards in the pile and in hands that the viewer does not see. */
  unseen: Record<PalaceName, number>;
  /** That lie open. */
  dancers: number;
  /** Where one step of the viewer would take a chest now. */
  within_reach: PalaceName[];
  why_over: WhyOver | null;
}

export const PHASE_NAMES = ["first seat", "deal", "guards", "actions", "draw", "over limit", "over"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** A palace. */
export interface PalaceView {
  name: PalaceName;
  letter: string;
  symbol: string;
  colour: string;
  /** The thieves that each chest needs, the top one first. */
  chests: number[];
  neutral: number;
  /** Of each seat. */
  guards: number[];
  free_spaces: number;
  thieves: number[];
  /** Thieves that each seat lacks for the top chest; null in an emptied palace. */
  missing: (number | null)[];
  /** Cards for a thief of each seat; null: not possible. */
  cost: (number | null)[];
  /** How the viewer may pay for a thief now, fewest dancers first. */
  ways_in: WayIn[];
}

export const PALACE_NAMES = ["red", "blue", "green", "yellow", "purple", "white"] as const;
export type PalaceName = (typeof PALACE_NAMES)[number];

/** A way to pay for a thief that enters, with the cards that it takes, dancers last. */
export interface WayIn {
  step: string;
  cards: CardKind[];
}

export const CARD_KINDS = ["red", "blue", "green", "yellow", "purple", "white", "dancer"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A seat. */
export interface SeatView {
  seat: number;
  chests: number;
  reserve: number;
  guards_left: number;
  neutrals_left: number;
  /** Of palaces, in the hand. */
  cards: number;
  dancers: number;
  /** null: it is closed. */
  hand: Record<PalaceName, number> | null;
  /** With two players: what the other one knows to be in it. */
  known: Record<PalaceName, number> | null;
}

export const WHY_OVERS = ["chests", "stall", "turns"] as const;
export type WhyOver = (typeof WHY_OVERS)[number];

/** The seat that begins. */
export interface First {
  event: "first";
  seat: number;
}

/** A seat takes a card from the pile: of its first hand, or at the end of its turn. */
export interface Drawn {
  event: "draw";
  seat: number;
  why: "deal" | "turn";
}

/** Which card that was. */
export interface Card {
  event: "card";
  seat: number;
  palace: PalaceName;
}

/** A guard of the set-up. */
export interface Guard {
  event: "guard";
  seat: number;
  palace: PalaceName;
  neutral: boolean;
}

/** The cards that a deed costs, dancers last. */
export interface Pay {
  event: "pay";
  seat: number;
  deed: PaidDeed;
  cards: CardKind[];
}

export const PAID_DEEDS = ["place", "move", "carry", "neutral"] as const;
export type PaidDeed = (typeof PAID_DEEDS)[number];

/** A thief from the reserve enters a palace. */
export interface Place {
  event: "place";
  seat: number;
  palace: PalaceName;
}

/** An own guard goes to another palace. */
export interface Move {
  seat: number;
  from: PalaceName;
  to: PalaceName;
  event: "move";
}

/** An own guard goes to another palace with a thief. */
export interface Carry {
  seat: number;
  from: PalaceName;
  to: PalaceName;
  event: "carry";
}

/** A neutral guard goes to another palace. */
export interface Neutral {
  seat: number;
  from: PalaceName;
  to: PalaceName;
  event: "neutral";
}

/** The top chest is taken, and the thieves that it needs go home. */
export interface Steal {
  event: "steal";
  seat: number;
  palace: PalaceName;
  /** The thieves that it took. */
  chest: number;
  /** The chests that the seat has now. */
  won: number;
}

/** The actions of a turn end, and cards are drawn. */
export interface Finish {
  event: "finish";
  seat: number;
  step: LastStep;
}

export const LAST_STEPS = ["end", "pass", "pass dancer"] as const;
export type LastStep = (typeof LAST_STEPS)[number];

/** A seat takes an open dancer. */
export interface Dancer {
  event: "dancer";
  seat: number;
}

/** So many discards become the pile. */
export interface Shuffle {
  event: "shuffle";
  cards: number;
}

/** A card is given up for the hand limit. */
export interface Give {
  event: "give";
  seat: number;
  card: CardKind;
}

/** A turn begins. */
export interface Turn {
  event: "turn";
  seat: number;
  turn: number;
}

/** The game is over. */
export interface End {
  event: "end";
  why: WhyOver;
  ranking: number[];
}

/** What never changes during a game. */
export interface Box {
  palaces: PalaceInBox[];
  dancers: number;
  guard_spaces: number;
  thieves: number;
  tactical_neutrals: number;
  cards_after_actions: number;
  cards_after_pass: number;
  for_players: ForPlayers[];
}

/** A palace: how it is shown, its cards, and the thieves that its chests need, the top one first. */
export interface PalaceInBox {
  name: PalaceName;
  letter: string;
  symbol: string;
  colour: string;
  cards: number;
  chests: number[];
}

/** What depends on the number of players. */
export interface ForPlayers {
  players: number;
  guards: number;
  chests_to_win: number;
  hands: number[];
}

export type GameEvent = First | Drawn | Card | Guard | Pay | Place | Move | Carry | Neutral | Steal | Finish | Dancer | Shuffle | Give | Turn | End;

/** A step taken apart. */
export type Step =
  | { deed: "guard"; palace: PalaceName }
  | { deed: "neutral guard"; palace: PalaceName }
  | { deed: "place"; palace: PalaceName; dancers: number }
  | { deed: "move"; from: PalaceName; to: PalaceName; card: CardKind }
  | { deed: "carry"; from: PalaceName; to: PalaceName; card: CardKind }
  | { deed: "neutral"; from: PalaceName; to: PalaceName; first: CardKind; second: CardKind }
  | { deed: "end" }
  | { deed: "pass" }
  | { deed: "pass dancer" }
  | { deed: "give"; card: CardKind };

/** How steps are read and written. */
export const DEEDS: DeedTable<Step> = table<Step>([
  {"deed": "guard", "pattern": "guard {palace}", "parts": {"palace": {"names": ["red", "blue", "green", "yellow", "purple", "white"]}}},
  {"deed": "neutral guard", "pattern": "neutral guard {palace}", "parts": {"palace": {"names": ["red", "blue", "green", "yellow", "purple", "white"]}}},
  {"deed": "place", "pattern": "place {palace}[ {dancers}d]", "parts": {"palace": {"names": ["red", "blue", "green", "yellow", "purple", "white"]}, "dancers": {"low": 0, "high": 3, "usual": 0}}},
  {"deed": "move", "pattern": "move {from} {to} with {card}", "parts": {"from": {"names": ["red", "blue", "green", "yellow", "purple", "white"]}, "to": {"names": ["red", "blue", "green", "yellow", "purple", "white"]}, "card": {"names": ["red", "blue", "green", "yellow", "purple", "white", "dancer"]}}},
  {"deed": "carry", "pattern": "carry {from} {to} with {card}", "parts": {"from": {"names": ["red", "blue", "green", "yellow", "purple", "white"]}, "to": {"names": ["red", "blue", "green", "yellow", "purple", "white"]}, "card": {"names": ["red", "blue", "green", "yellow", "purple", "white", "dancer"]}}},
  {"deed": "neutral", "pattern": "neutral {from} {to}[ with {first} {second}]", "parts": {"from": {"names": ["red", "blue", "green", "yellow", "purple", "white"]}, "to": {"names": ["red", "blue", "green", "yellow", "purple", "white"]}, "first": {"names": ["red", "blue", "green", "yellow", "purple", "white", "dancer"], "usual": "{from}"}, "second": {"names": ["red", "blue", "green", "yellow", "purple", "white", "dancer"], "usual": "{to}"}}},
  {"deed": "end", "pattern": "end", "parts": {}},
  {"deed": "pass", "pattern": "pass", "parts": {}},
  {"deed": "pass dancer", "pattern": "pass dancer", "parts": {}},
  {"deed": "give", "pattern": "give {card}", "parts": {"card": {"names": ["red", "blue", "green", "yellow", "purple", "white", "dancer"]}}},
]);
