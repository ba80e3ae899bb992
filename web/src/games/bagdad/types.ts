/** What the server tells of a table of The Thief of Bagdad (serai.games.bagdad.view). */
export const PALACES = ["red", "blue", "green", "yellow", "purple", "white"] as const;
export type PalaceName = (typeof PALACES)[number];
export const KINDS = [...PALACES, "dancer"] as const;
/** A card: of a palace, or a dancer. */
export type Kind = (typeof KINDS)[number];
export type Cards = Record<PalaceName, number>;

export interface PalaceView {
  name: PalaceName;
  letter: string;
  symbol: string;
  colour: string;
  /** The thieves that each chest needs, the top one first. */
  chests: number[];
  neutral: number;
  guards: number[];
  free_spaces: number;
  thieves: number[];
  /** Thieves that each seat lacks for the top chest; null in an emptied palace. */
  missing: (number | null)[];
  /** Cards for a thief of each seat; null: not possible. */
  cost: (number | null)[];
}

export interface SeatView {
  seat: number;
  chests: number;
  reserve: number;
  guards_left: number;
  neutrals_left: number;
  cards: number;
  dancers: number;
  hand: Cards | null;
  known: Cards | null;
}

export interface View {
  players: number;
  options: Record<string, string | number | null>;
  seat: number | null;
  phase: "first seat" | "deal" | "guards" | "actions" | "draw" | "over limit" | "over";
  first: number | null;
  turn: number;
  turn_of: number | null;
  acted: boolean;
  thief_actions: number;
  thief_actions_left: number;
  to_give_up: number;
  chests_to_win: number;
  palaces: PalaceView[];
  seats: SeatView[];
  pile: number;
  pile_cards: Cards | null;
  discards: Cards;
  unseen: Cards;
  dancers: number;
  over: boolean;
  why_over: "chests" | "stall" | "turns" | null;
  ranking: number[];
}
