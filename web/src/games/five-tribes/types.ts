/** What the server shows of a table of Five Tribes. */

export type Colour = "yellow" | "white" | "green" | "blue" | "red";
export type Kind = "village" | "sacred place" | "oasis" | "small market" | "large market";
export type Card = "ivory" | "gems" | "gold" | "papyrus" | "silk" | "spices" | "fish" | "wheat" | "pottery" | "fakir";
export type Source = "gold" | "viziers" | "elders" | "djinns" | "tiles" | "palms" | "palaces" | "goods";
export type Meeples = Partial<Record<Colour, number>>;

export interface Tile {
  tile: string;
  kind: Kind | null;
  colour: "blue" | "red" | null;
  points: number;
  meeples: Meeples;
  camel: number | null;
  palms: number;
  palaces: number;
}

/** Where the meeples in hand can end, and what that would give. */
export interface End {
  tile: string;
  colour: Colour;
  taken: number;
  control: boolean;
  action: Kind | null;
  cards?: Card[];
  gold?: number;
  reach?: number;
}

export interface Djinn {
  name: string;
  points: number;
  used?: boolean;
}

export interface Player {
  seat: number;
  gold: number | null;
  camels: number;
  viziers: number;
  elders: number;
  cards: number;
  goods: Partial<Record<Card, number>> | null;
  djinns: Djinn[];
  score: Record<Source, number | null>;
  total: number;
  all_known: boolean;
}

export interface View {
  seat: number | null;
  round: number;
  last_round: boolean;
  phase: string;
  active: number | null;
  order: (number | null)[];
  track: { price: number; seat: number | null }[];
  tiles: Tile[];
  bag: Meeples;
  supply: { palms: number; palaces: number };
  row: Card[];
  pile: number;
  discards: Partial<Record<Card, number>>;
  djinn_row: Djinn[];
  djinn_pile: number;
  djinn_discards: string[];
  hand: Meeples;
  here: string | null;
  taken: { colour: Colour; number: number } | null;
  /** Whether Echidna doubles what builders earn this turn. */
  doubled: boolean;
  ends: End[];
  power: { name: string; tile: string | null; drawn: (string | null)[] } | null;
  seats: Player[];
  to_act: number[];
  over: boolean;
  scores: number[];
  ranking: number[];
}

/** A complete move, as the finder tells it. */
export interface Move {
  start: string | null;
  end: string;
  colour: Colour;
  taken: number;
  control: boolean;
  points: number;
  action: Kind;
  gold: number;
  cards: Card[];
  path: string[];
  paths: number;
}
