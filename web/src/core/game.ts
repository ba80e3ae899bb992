/** What a game's folder offers the client, and what it gets. The client knows nothing of any game; a game knows nothing of sockets. */
import type { Component } from "svelte";
import type { Counting } from "./counting.svelte";
import type { Happening, MemberMark, SeatStage, StepSet } from "$messages";

/** The name of a folder in `src/words`. */
export type Language = string;
export type Arguments = Record<string, string | number>;
export type SoundName = "click" | "coin" | "card" | "drum" | "thump" | "tock" | "reveal" | "win" | "lose" | "turn" | "steal" | "step";

/** A Fluent message and its arguments; the client renders it in the reader's language. */
export interface Words {
  id: string;
  args?: Arguments;
}

/** Exactly what the server sends for something that happened in the game; each game's declared.ts knows more. */
export type GameEvent = Happening["events"][number];

/** A seat in words: `name` is ready to be shown (bots and free seats too). */
export interface SeatInfo {
  seat: number;
  stage: SeatStage;
  name: string;
  bot: string | null;
  /** Whether its bot thought less than usual, as the server was busy. */
  hurried: boolean;
  /** Whether who holds it is the host of the table. */
  host: boolean;
  /** Whom a free seat is kept for. */
  kept: string | null;
  /** What shows a member whom others may look up. */
  member: MemberMark | null;
  yours: boolean;
  connected: boolean;
  left: number | null;
  running: boolean;
  /** When the time of a turn of days runs out. */
  until: number | null;
  /** Seconds left of the bank of a game of days. */
  bank: number | null;
  /** Until when its player is on holiday. */
  away: number | null;
  /** Seconds of holiday that its player may still take. */
  awayLeft: number | null;
}

/** What would be after some steps; `ended`: the turn passes on (a draw, a reveal, another seat). */
export interface Trial<V, E = GameEvent> {
  view: V;
  legal: string[];
  sets: StepSet[];
  events: E[];
  ended: boolean;
}

/** What a table plays by, as it was opened: every option of the game with its value. */
export type Options = Readonly<Record<string, unknown>>;

/** Complete moves of many steps that a seat could make; `allowed`: whether the table has such aids. */
export interface Found<M = Record<string, unknown>> {
  allowed: boolean;
  moves: M[];
}

/** A part of a turn in short: words, with a small picture of the game's, and the seat that it is about if it is not the turn's. */
export interface TurnPart {
  words: Words;
  sign?: string;
  seat?: number;
}

/** A turn in short, for the log and for those who want to know what the others did. */
export interface TurnInShort {
  /** Whose turn it was; null: everybody's, or nobody's. */
  seat: number | null;
  /** What was done and what came of it; empty while nothing has been done. */
  parts: TurnPart[];
  /** What was chosen by all at once and has come out: nobody else's turn follows before one's own. */
  joint?: boolean;
  /** A new round, say: no turn at all. */
  heading?: boolean;
}

/** How a game's events fold into turns. */
export interface Turns<E> {
  /** Whether something new begins with this event; what came before belongs to the turn before. */
  begins(event: E, before: E | undefined): boolean;
  short(events: readonly E[], seats: readonly SeatInfo[]): TurnInShort;
  /** The small pictures of parts, as large as the letters around them; decorative. */
  Sign: Component<{ sign: string; seat: number | null }>;
}

/** A turn that is traced on the board, so that people can follow it. */
export interface Trail<E> {
  seat: number | null;
  events: readonly E[];
}

/** A turn that a hint shows on the board. */
export interface Advised<V> {
  steps: readonly string[];
  /** The table after it, as far as it can be known. */
  view: V | null;
  /** Grows when the player takes the turn over as a plan. */
  taken: number;
}

/* eslint-disable @typescript-eslint/no-explicit-any */
/** What leads from a view to the next one, for the board to play; the next one is shown when that has been seen. */
export interface Scene<V = any, E = any> {
  before: V | null;
  view: V;
  events: readonly E[];
  /** Somebody does not want things to move: a still picture at most. */
  still: boolean;
}

/** A turn that is tried out in private: its table and what may be chosen there. */
export interface Trying<V = any> {
  readonly view: V;
  readonly legal: readonly string[];
  readonly steps: readonly string[];
  /** Nothing can be planned after these steps. */
  readonly ended: boolean;
  readonly busy: boolean;
  /** Takes the last of these steps back. */
  takeBack(): Promise<boolean>;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export type Translate = (id: string, args?: Arguments) => string;

/** The one prop of a Board: reactive, read-only but for the functions. Its types are those of the game's declared.ts. */
export interface Desk<V, E = GameEvent, B = unknown, M = Record<string, unknown>> {
  /** The table's id, for what a board remembers of it. */
  readonly table: string;
  /** What the viewer may know at the moment that is shown: live, looked back at, or replayed. It changes when a scene is over. */
  readonly view: V;
  /** What words and plates tell of: the view that is shown, and while one's own deed is played the one that it leads to. */
  readonly told: V;
  /** Whether the moment that is shown is a past one. */
  readonly past: boolean;
  /** Whose eyes; null: a spectator, or everything open. */
  readonly seat: number | null;
  /** Steps that may be chosen now; empty during a scene, when looking back, when it is not this seat's turn, and after the end. */
  readonly legal: readonly string[];
  /** More of them, not listed one by one: a deed with any of some names. */
  readonly sets: readonly StepSet[];
  /** What is in the game's box and never changes. */
  readonly box: B;
  /** What the table plays by. */
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** What led from the view shown before to this one. */
  readonly events: readonly E[];
  /** Grows by one with every new view: the key for `events`. */
  readonly tick: number;
  /** The view was not reached by a scene: a jump in look-back, the first paint. */
  readonly jump: boolean;
  /** What is played now; null: nothing moves, and the view is shown. */
  readonly scene: Scene<V, E> | null;
  /** Nothing shall move: reduced motion. */
  readonly still: boolean;
  /** A step is on its way. */
  readonly busy: boolean;
  /** The steps that are on their way, for the button that was pressed. */
  readonly sent: readonly string[];
  readonly canUndo: boolean;
  /** The turn that is traced: a rival's last one until one's own is made, or the one that is looked back at. */
  readonly trail: Trail<E> | null;
  /** Every place can be pointed at, for it is changed and not played: in the position editor. */
  readonly edits: boolean;
  /** The turn that a hint proposes, while it is shown. */
  readonly advice: Advised<V> | null;
  /** Names the position: plans are made for one, and the server refuses what was chosen on another. */
  readonly token: number;
  /**
   * Plays steps in one message, all or nothing; refusals are shown by the page with the rule's id and its sentence. Was it done?
   * `before` is the view before the last of them, for the question that may come first.
   */
  play(steps: string | readonly string[], before?: V): Promise<boolean>;
  /** The turn is planned before it comes: what is played waits for it. */
  readonly ahead: boolean;
  /** Keeps an unfinished plan over reloads, for the position that is shown; without steps there is none. */
  keepPlan(steps: readonly string[]): void;
  /** The unfinished plan for the position that is shown. */
  keptPlan(): Promise<readonly string[] | null>;
  undo(): void;
  /** Somebody clicked something illegal: the page asks the server why and shows the rule's sentence; nothing is played. */
  refuse(step: string): void;
  /** Shows what the server refused; anything else is thrown on. */
  refused(error: unknown): void;
  /** Shows why something on the board is not possible, with the rule behind it. */
  warn(words: Words, rule: string): void;
  /** A private what-if on the seat's own knowledge: nothing is played and nobody sees it. */
  tryOut(steps: readonly string[]): Promise<Trial<V, E>>;
  /** The complete moves that the seat could make on the table as it lies, if the game knows them and the table allows it. */
  findMoves(): Promise<Found<M>>;
  /** Who plays the scenes: a function that starts one and says how many milliseconds it takes. The returned one takes leave. */
  plays(player: (scene: Scene<V, E>) => number): () => void;
  /** Somebody has seen enough of the scene. */
  skip(): void;
  /** The turn that is planned on this board: the task is told for it, and not for the table as it lies. */
  tries(trying: Trying<V>): void;
  /** To the polite live region. */
  say(words: Words): void;
  /** `rise`: so many steps higher than it is. */
  sound(name: SoundName, rise?: number): void;
  /** Texts of the game and of the client in the current language; reactive. */
  t: Translate;
}

/** One game: `games/<name>/index.ts` exports it as `game`; its words are `words/<language>/<name>.ftl`. */
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface GameModule<V = any, E extends { event: string } = any, B = any, M = any> {
  name: string;
  /** Fills the place it gets; keyboard and screen reader included. */
  Board: Component<{ desk: Desk<V, E, B, M> }>;
  /** Short rules in own words with drawings. */
  Help: Component<{ t: Translate; box: B; options?: Options }>;
  /** One line of the log; null: not worth a line. `view` is the newest one, for what never changes in it. */
  line(event: E, seats: readonly SeatInfo[], view?: V): Words | null;
  turns: Turns<E>;
  /** Whose turn and what to do, in one sentence. */
  task(view: V, seat: number | null, legal: readonly string[], seats: readonly SeatInfo[]): Words;
  /** What is being played, in one sentence that tells nothing before it is seen; null: the task stays as it was. */
  meanwhile?(scene: Scene<V, E>, seats: readonly SeatInfo[]): Words | null;
  /** Whether this view holds anything that others at the same screen must not see; without it every view does. */
  secret?(view: V): boolean;
  /** A step in words, for hints, previews and refusals. */
  step(name: string, view?: V, seats?: readonly SeatInfo[]): Words;
  /** A piece that a refusal names (a card, a tile), in the reader's words; what the game's texts can name themselves is not here. */
  piece?(kind: string, id: string | number): string | undefined;
  /** What the ids of its words begin with: `ft`. */
  prefix: string;
  /** What a turn leads to, beside what happens in it: points, say, or what is left. */
  reasons?(before: V, after: Trial<V, E>, seat: number, steps: readonly string[]): TurnPart[];
  /** Whether these steps can be taken over as a plan that is not played yet. */
  planned?(steps: readonly string[]): boolean;
  /** Whether an advised step is seen on the board only when it is taken over: in an open fist, say. */
  seenWhenTaken?: boolean;
  /** A question where a mistake would hurt. */
  confirm?(step: string, view: V): Words | null;
  /** A sheet at the end, under the ranking: where everything came from and what broke a tie. `counting` tells how many of its sources to show. */
  Result?: Component<{ desk: Desk<V, E, B, M>; counting: Counting }>;
  /** Where a seat's score is more than a number, its words. */
  score?(view: V, seat: number): Words | null;
  /** How many sources the sheet counts, one after the other. */
  sources?(view: V): number;
}
/* eslint-enable @typescript-eslint/no-explicit-any */
