// Made from the server's messages by `python -m serai.server.typescript`; do not edit.

export const PROTOCOL = 2;

/** A visitor's account, if they have one. */
export interface AccountInfo {
  member: boolean;
  name: string;
  language: string;
  created: number | null;
  passkeys: PasskeyInfo[];
  codes: number;
}

/** The command is done and stored; `version` is the table's version that shows it. Comes with it where it can. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  table: string | null;
}

/** Another passkey of a member. */
export interface AddPasskey {
  label?: string;
  credential: Record<string, unknown>;
}

/** Put one more free seat to the table before the start. */
export interface AddSeat {
  id: string;
  type: "add-seat";
}

/** A step that the bot thought about: its share of the bot's thoughts, and the expected share of the victory.

`turn` is the whole turn that the bot would make with it, as far as the seat can know; only the best have more than
the step itself. */
export interface Advice {
  step: string;
  share: number;
  win: number | null;
  turn: string[];
}

/** What was judged so far: chances by moment (None where it is not judged yet), luck and choice apart, decisions. */
export interface Analysis {
  serai_analysis: number;
  game: string;
  players: number;
  rules: number;
  options: Record<string, unknown>;
  engine: string;
  bot: AnalysisBot;
  budget: Record<string, unknown>;
  record: string;
  moments: number;
  chances: (number[] | null)[];
  luck: (number[] | null)[];
  choice: (number[] | null)[];
  decisions: AnalysisDecision[];
  summary: AnalysisSummary[];
  turning: number[];
}

/** Who judged: a bot, and the version of its code. */
export interface AnalysisBot {
  name: string;
  version: string;
}

/** A step that was judged: the chance to win, its share of the bot's thoughts, and the interval at 95 %. */
export interface AnalysisCandidate {
  step: string;
  win: number;
  share: number;
  interval: number;
}

/** A decision by what its seat knew: the step that was made, the best one, and what the difference cost. */
export interface AnalysisDecision {
  moment: number;
  seat: number;
  step: string | null;
  best: string;
  loss: number;
  noise: number;
  verdict: "best" | "good" | "doubt" | "inaccuracy" | "mistake" | "blunder";
  candidates: AnalysisCandidate[];
  line: string[];
}

/** How far an analysis is; `result` is what there is so far. */
export interface AnalysisState {
  state: "none" | "waiting" | "running" | "done" | "failed";
  place: number;
  done: number;
  total: number;
  budget: "quick" | "normal" | "deep" | null;
  limited: boolean;
  result: Analysis | null;
}

/** How one seat played: what its choices cost on average, and how often it chose as the bot. */
export interface AnalysisSummary {
  seat: number;
  choices: number;
  loss: number;
  agreed: number;
  best: number | null;
  worst: number | null;
  luck: number;
}

/** Let the strongest bot judge every decision of the game. */
export interface AskAnalysis {
  budget?: "quick" | "normal" | "deep";
}

/** What a passkey is wanted for: to become a member of that name, to add another device, to sign in. */
export interface AskChallenge {
  purpose: "join" | "add" | "enter";
  name?: string | null;
}

/** Ask the coach about the steps that one's own seat has made last. */
export interface AskCoach {
  seat: number;
  steps: string[];
}

/** Ask what a strong bot would do on one's own seat. */
export interface AskHint {
  seat: number;
  token: number;
}

/** Ask what the strongest bot thinks of a position: for a seat to act, the first that has a choice unless named. */
export interface AskJudgement {
  path: StudyPath;
  seat?: number | null;
}

/** A position to be drawn, by day or by night. */
export interface AskPicture {
  position: Record<string, unknown> | string;
  eyes?: "open" | "spectator" | number;
  dark?: boolean;
}

/** A position to be checked, as JSON or as its text. */
export interface AskPosition {
  position: Record<string, unknown> | string;
  eyes?: "open" | "spectator" | number;
}

/** At how many tables a visitor is awaited. */
export interface Awaited {
  tables: number;
}

/** Where a member wants to be written to. */
export interface CallAddress {
  address: string;
}

/** A browser that is to be called, as its PushSubscription describes it, and for what. */
export interface CallDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  label?: string;
  events: CallEvent[];
}

/** What somebody can be called for; all of them are off until they are chosen.

One more needs words in every language (`call-<event>` and others in `calls.ftl`); a test compares. */
export type CallEvent = "turn" | "begun" | "over" | "rematch" | "test";

/** How a visitor is called, and how they could be. */
export interface CallInfo {
  key: string;
  events: CallEvent[];
  devices: CalledDevice[];
  mails: boolean;
  member: boolean;
  address: CalledAddress | null;
}

/** A member's address as they see it. */
export interface CalledAddress {
  address: string;
  confirmed: boolean;
  events: CallEvent[];
}

/** A device as its owner sees it; `place` tells the page whether it is itself. */
export interface CalledDevice {
  id: string;
  place: string;
  label: string;
  events: CallEvent[];
  created: number;
  used: number | null;
}

/** What a browser needs to make a passkey or to prove one. */
export interface Challenge {
  challenge: string;
  domain: string;
  user: string;
  known: string[];
}

/** How the table differs from what this socket was told last.

A change is `[path, value]` (another value at a path of keys and places) or `[path]` (that key is gone). */
export interface Change {
  type: "change";
  version: number;
  since: number;
  happened: Happening[];
  table: unknown[][];
  perspectives: PerspectiveChange[];
  you: You | null;
  acks: Ack[];
}

/** What a member changes besides the name. */
export interface ChangeAccount {
  language: string;
}

/** Say something to the table: one line of plain text. */
export interface Chat {
  id: string;
  type: "chat";
  text: string;
}

/** What a member wants to be written to for. */
export interface ChooseCalls {
  events: CallEvent[];
}

/** The secret part of a private seat link. */
export interface ClaimSeat {
  key: string;
}

/** How time is kept: `live` gives seconds per player and a bonus per turn, `days` so many days per turn. */
export interface ClockRules {
  kind: "none" | "live" | "days";
  seconds: number;
  bonus: number;
  days: number;
}

/** The step that gave much away, the one that was stronger, and the part of the victory that it cost; or nothing. */
export interface Coaching {
  step: string | null;
  better: string | null;
  cost: number;
}

/** A game of the same deal; `table` is told where it is public or one's own. */
export interface DealLine {
  table: string | null;
  names: string[];
  ranks: number[];
  scores: number[];
  moments: number;
  asked: boolean;
  updated: number;
}

/** Finished games of one deal, the first one first. */
export interface DealList {
  deals: DealLine[];
}

/** Send a bot away before the start. */
export interface Dismiss {
  id: string;
  type: "dismiss";
  seat: number;
}

/** A position and what is to be changed in it; nothing, to have it checked. */
export interface EditPosition {
  position: Record<string, unknown> | string;
  changes?: EditorChange[];
}

/** A position after changes: how it looks, or the sentence that says what is wrong with it.

What an audit found has a code (`FLAWS` in `messages.ts`), which a page words in the reader's language. */
export interface EditorAnswer {
  form: EditorSchema;
  position: Record<string, unknown>;
  flaw: string | null;
  code: string | null;
  shown: PositionInfo | null;
}

/** Another value in a place of a field of a position. */
export interface EditorChange {
  field: string;
  at?: number[];
  value: number | string;
}

/** A value that a field can hold, its word, and the axis that the word is a place of. */
export interface EditorChoice {
  value: number | string;
  word: string;
  axis: string | null;
}

/** A field of a position: what its dimensions count, and what it can hold. */
export interface EditorField {
  name: string;
  axes: string[];
  low: number;
  high: number;
  flag: boolean;
  fine: boolean;
  choices: EditorChoice[];
}

/** The fields of a game's positions; `points` are the axes whose places one points at on the board. */
export interface EditorSchema {
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  axes: Record<string, string[]>;
  points: string[];
  fields: EditorField[];
}

/** A device that wants to be called for something no more, or for nothing at all. */
export interface EndCalls {
  endpoint: string;
  event?: CallEvent | null;
}

/** Put a bot on a seat, or on all that are free. */
export interface Fill {
  id: string;
  type: "fill";
  bot: string;
  seat?: number | null;
}

/** A game that can be played here, as its rulebook describes it. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  players: [number, number];
  usual_players: number;
  minutes: [number, number];
  rules: number;
  options: GameOption[];
  box: Record<string, unknown>;
  bots: string[];
  preparing: Preparing | null;
}

/** The games that can be played here. */
export interface GameList {
  games: GameInfo[];
}

/** An option of a game, as it describes itself: one of some words (`choices`), or a number. */
export interface GameOption {
  name: string;
  kind: string;
  meaning: string;
  rule: string;
  default: string | number | null;
  choices: string[] | null;
  warnings: Record<string, string> | null;
  low: number | null;
  high: number | null;
  off: string | null;
}

/** Something that happened at the table; `events` are the game's own, in ids and arguments. */
export interface Happening {
  version: number;
  at: number;
  kind: string;
  seat: number | null;
  name: string | null;
  text: string | null;
  moments: number;
  events: { event: string; [more: string]: unknown }[];
}

/** Whether the server can read and write. */
export interface Health {
  ok: boolean;
  version: string;
  prepared: boolean;
}

/** The first message on a socket: which version the client has seen with which seats, if any. */
export interface Hello {
  type: "hello";
  protocol: number;
  version?: number | null;
  seats?: number[];
}

/** What a strong bot thinks of the legal steps, the best first. */
export interface Hint {
  candidates: Advice[];
}

/** A guest becomes a member. */
export interface JoinClub {
  name: string;
  language: string;
  label?: string;
  credential: Record<string, unknown>;
}

/** Stand up before the start; during play a bot takes the seat. */
export interface Leave {
  id: string;
  type: "leave";
  seat: number;
}

/** A lesson: scenes of one game in their order. */
export interface LessonInfo {
  id: string;
  game: string;
  minutes: number;
  texts: Record<string, Record<string, string>>;
  scenes: SceneInfo[];
}

/** The lessons that are taught here. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** A scene after some steps: the table as the player sees it, and the name of the text that the guide says.

A `wrong` step has changed nothing. `example` would do the task that comes now, of which so many are done. */
export interface LessonMoment {
  verdict: "begun" | "right" | "wrong" | "done";
  say: string;
  task: number;
  example: string[];
  view: Record<string, unknown>;
  legal: string[];
  sets: StepSet[];
  events: { event: string; [more: string]: unknown }[];
  ended: boolean;
}

/** What the link of a mail is for: to confirm an address, or to end mails of one kind. */
export interface LetterInfo {
  confirm: boolean;
  event: CallEvent | null;
  address: string;
  done: boolean;
}

/** Where a line leaves another: the main line at a moment, or a line after so many of its steps. */
export interface LineStart {
  moment: number;
  line?: string | null;
  after?: number;
}

/** The visitor as the server knows them. */
export interface Me {
  name: string;
  member: boolean;
}

/** A past position as a viewer may know it; nothing can be chosen there. */
export interface Moment {
  moment: number;
  count: number;
  view: Record<string, unknown>;
  legal: string[];
  events: { event: string; [more: string]: unknown }[];
}

/** A moment of the game in its log: when it was, and what had happened since the one before. */
export interface MomentLine {
  moment: number;
  at: number;
  events: { event: string; [more: string]: unknown }[];
}

/** The log of the game from the deal (moment 0) to now (moment `count` - 1), as far as a viewer may know it. */
export interface MomentList {
  count: number;
  lines: MomentLine[];
}

/** Complete moves as the game's rulebook tells them; none where the table does not allow such aids. */
export interface Moves {
  allowed: boolean;
  token: number;
  moves: Record<string, unknown>[];
}

/** A study to open: of a finished game of this server, of a record (or an exported study), or of a position. */
export interface NewStudy {
  table?: string | null;
  record?: string | null;
  position?: Record<string, unknown> | string | null;
  title?: string | null;
}

/** A table to open. `bots` fill seats from the last one down; `sit` gives the opener the first seat.

With a `position` (the JSON of a state, as `serai hint` and `State.position` know it) the game begins there. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string | number | null>;
  bots?: string[];
  clock?: ClockRules;
  public?: boolean;
  sit?: boolean;
  aids?: boolean;
  position?: Record<string, unknown> | null;
}

/** The id of a new table. */
export interface Opened {
  table: string;
}

/** A passkey as its member sees it. */
export interface PasskeyInfo {
  id: string;
  label: string;
  domain: string;
  created: number;
  used: number;
}

/** What one seat (None: a spectator) may know now, and what it may do: the steps of `legal` and of `sets`. */
export interface Perspective {
  seat: number | null;
  view: Record<string, unknown> | null;
  legal: string[];
  sets: StepSet[];
  undo: boolean;
}

/** How one seat's view has changed, as lists of changes that follow each other, and what it may do now. */
export interface PerspectiveChange {
  seat: number | null;
  view: unknown[][][];
  legal: string[];
  sets: StepSet[];
  undo: boolean;
}

/** Make the steps of a turn, all or none, or change a secret choice before the reveal.

`token` is that of the update that the steps were chosen on. A list ends at the latest with the step after which
the seat learns something: a draw, a reveal or another seat's choice. */
export interface Play {
  id: string;
  type: "play";
  seat: number;
  steps: string[];
  token: number;
}

/** Play the deal of a finished game again: alone against bots of a level, or at a table with free seats. */
export interface PlayAgain {
  with: "bots" | "people";
  level?: string | null;
}

/** Play a scene: after the steps that were right so far some more; with `trial` they are tried out only. */
export interface PlayLesson {
  played?: string[];
  steps?: string[];
  trial?: boolean;
}

/** Play on from a position of a study on a seat against bots; what the seat could not know is imagined anew. */
export interface PlayStudy {
  path: StudyPath;
  seat: number;
  level: string;
}

/** A sound position: how it looks, who must choose and what they may choose. */
export interface PositionInfo {
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  position: Record<string, unknown>;
  view: Record<string, unknown>;
  legal: string[];
  sets: StepSet[];
  to_act: number[];
  ended: boolean;
}

/** What of a game is being compiled, once on a machine: its rules, simple bots or the search of strong ones. */
export interface Preparing {
  stage: "rules" | "bots" | "search";
  progress: number;
}

/** Something was not done: a stable code with its arguments, the rule that refused if one did, and a sentence. */
export interface Problem {
  type: "error";
  id: string | null;
  code: string;
  rule: string | null;
  args: Record<string, string | number | number[]>;
  message: string;
}

/** Whether an answer was right, the best turn and its rival, and how others did: people, and bots by level. */
export interface PuzzleAnswer {
  right: boolean;
  step: string;
  best: PuzzleTurn;
  rival: PuzzleTurn;
  yours: PuzzleTurn;
  candidates: PuzzleChoice[];
  found: Record<string, number>;
  simulations: number;
  tried: number;
  solved: number;
}

/** A step that was judged: the expected share of the victory, so much more or less at 95 %. */
export interface PuzzleChoice {
  step: string;
  win: number;
  interval: number;
}

/** A puzzle in a list. */
export interface PuzzleLine {
  id: string;
  level: "easy" | "medium" | "hard";
  players: number;
}

/** All puzzles; `day` is the date of UTC that chose today's. */
export interface PuzzleList {
  day: string;
  shelves: PuzzleShelf[];
}

/** The puzzles of a game, and the id of today's. */
export interface PuzzleShelf {
  game: string;
  today: string;
  puzzles: PuzzleLine[];
}

/** Some steps in the position of a puzzle: to try out, or as the answer, of which the first one counts. */
export interface PuzzleSteps {
  steps: string[];
}

/** A puzzle: what one seat knows and may choose. */
export interface PuzzleTask {
  view: Record<string, unknown>;
  legal: string[];
  sets: StepSet[];
  events: { event: string; [more: string]: unknown }[];
  ended: boolean;
  id: string;
  game: string;
  players: number;
  seat: number;
  level: "easy" | "medium" | "hard" | "own";
  options: Record<string, unknown>;
}

/** What some steps in the position of a puzzle lead to. */
export interface PuzzleTrial {
  view: Record<string, unknown>;
  legal: string[];
  sets: StepSet[];
  events: { event: string; [more: string]: unknown }[];
  ended: boolean;
}

/** A turn and what it leads to, as far as the seat can know. */
export interface PuzzleTurn {
  view: Record<string, unknown>;
  legal: string[];
  sets: StepSet[];
  events: { event: string; [more: string]: unknown }[];
  ended: boolean;
  steps: string[];
}

/** A member comes by a recovery code. */
export interface Recover {
  code: string;
}

/** New recovery codes; they are shown this once. */
export interface RecoveryCodes {
  codes: string[];
}

/** Open the same table again after the end. */
export interface Rematch {
  id: string;
  type: "rematch";
}

/** Take a free seat away before the start; those behind it move up. */
export interface RemoveSeat {
  id: string;
  type: "remove-seat";
  seat: number;
}

/** A new display name. */
export interface Rename {
  name: string;
}

/** Another subscription of a browser, in place of the one of before. */
export interface RenewDevice {
  before: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Give the seat to a bot; the holder may come back. */
export interface Resign {
  id: string;
  type: "resign";
  seat: number;
}

/** Take the seat back from the bot that stands in. */
export interface Return {
  id: string;
  type: "return";
  seat: number;
}

/** The rules of a game by their ids, in English; `page` shows them to people, with each id as an anchor. */
export interface RulesText {
  game: string;
  title: string;
  page: string;
  rules: Record<string, string>;
}

/** A scene of a lesson; its texts by language and name, none where the client has words for them. */
export interface SceneInfo {
  id: string;
  seat: number;
  players: number;
  options: Record<string, unknown>;
  rules: string[];
  texts: Record<string, Record<string, string>>;
}

/** What a private link has done for one's seat: whether one is good now, and how many devices have come by one. */
export interface SeatDevices {
  link: boolean;
  devices: number;
  owner: boolean;
}

/** A seat as everybody sees it; `yours` is the only word that depends on who looks. */
export interface SeatInfo {
  seat: number;
  stage: SeatStage;
  name: string | null;
  bot: string | null;
  hurried: boolean;
  host: boolean;
  kept: string | null;
  yours: boolean;
  connected: boolean;
  left: number | null;
  running: boolean;
}

/** A private link that moves a seat to whoever opens it; it works once. */
export interface SeatLink {
  path: string;
}

/** Who plays a seat. A stand-in is a bot on the seat of a person who may come back. */
export type SeatStage = "empty" | "person" | "bot" | "stand-in";

/** A member comes by a passkey. */
export interface SignIn {
  credential: Record<string, unknown>;
}

/** A member leaves this device, or signs out all others. */
export interface SignOut {
  others?: boolean;
  device?: string;
}

/** Sit down, on a given seat or the first that is free. */
export interface Sit {
  id: string;
  type: "sit";
  seat?: number | null;
  name?: string | null;
  instead?: number | null;
}

/** Begin to play. */
export interface Start {
  id: string;
  type: "start";
}

/** Legal steps that are not listed one by one: the deed with any of these names, at least one. */
export interface StepSet {
  deed: string;
  of: string[];
}

/** Another tree or title for a study; `revision` is the one that was changed. */
export interface StudyChange {
  revision: number;
  tree: StudyTree;
  title: string | null;
}

/** A study in the list of its owner. */
export interface StudyEntry {
  id: string;
  game: string;
  players: number;
  names: string[];
  title: string;
  source: "table" | "record" | "position";
  table: string | null;
  moments: number;
  over: boolean;
  ranks: number[];
  updated: number;
}

/** A study as everybody who has its link sees it; only its owner may change it. */
export interface StudyInfo {
  id: string;
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  title: string;
  mine: boolean;
  over: boolean;
  moments: number;
  ranks: number[];
  source: "table" | "record" | "position";
  table: string | null;
  steps: string[];
  tree: StudyTree;
  revision: number;
  analysis: AnalysisState;
  updated: number;
}

/** A variation: its steps, and comments by how many of them were made. */
export interface StudyLine {
  id: string;
  name: string;
  from: LineStart;
  steps: string[];
  comments: Record<string, string>;
}

/** One's own studies, the latest first. */
export interface StudyList {
  studies: StudyEntry[];
  most: number;
}

/** Look at a position of a study, with everything open, as a spectator or with the eyes of a seat. */
export interface StudyLook {
  path: StudyPath;
  eyes?: "open" | "spectator" | number;
}

/** A position of a study: a moment of the main line, then steps beside it. */
export interface StudyPath {
  moment: number;
  steps?: string[];
}

/** Draw a position of a study as SVG, so many pixels wide. */
export interface StudyPicture {
  path: StudyPath;
  eyes?: "open" | "spectator" | number;
  dark?: boolean;
  size?: number;
}

/** What people add to a game: comments by moment, and variations; a line comes after the one that it leaves. */
export interface StudyTree {
  comments: Record<string, string>;
  lines: StudyLine[];
}

/** A position of a study: what was seen, what led to it, and what may be chosen.

`legal` and `sets` are those of the seat whose eyes they are or, with open eyes, of the first seat to act. */
export interface StudyView {
  view: Record<string, unknown>;
  legal: string[];
  sets: StepSet[];
  events: { event: string; [more: string]: unknown }[];
  to_act: number[];
  ended: boolean;
  moment: number;
  count: number;
  ranks: number[];
  scores: number[];
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  public: boolean;
  aids: boolean;
  stage: TableStage;
  clock: ClockRules;
  seats: SeatInfo[];
  token: number;
  moments: number;
  waiting: number[];
  seed_hash: string;
  again: boolean;
  prepared: boolean;
  seed: string | null;
  scores: number[];
  ranking: number[];
  rematch: string | null;
  rematch_by: number | null;
  opened: number;
  called: boolean;
  preparing: Preparing | null;
  held: boolean;
  watchers: number;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  title: string;
  stage: TableStage;
  public: boolean;
  players: number;
  free: number;
  names: string[];
  ranking: number[];
  updated: number;
  awaited: boolean;
}

/** Tables, the latest first. */
export interface TableList {
  tables: TableLine[];
}

/** Where a table is in its life. */
export type TableStage = "open" | "playing" | "over" | "closed";

/** What the steps of a Try would lead to. `ended`: the turn passes on, or what comes next cannot be known. */
export interface Trial {
  type: "trial";
  id: string;
  view: Record<string, unknown>;
  legal: string[];
  sets: StepSet[];
  events: { event: string; [more: string]: unknown }[];
  ended: boolean;
}

/** Ask in private what some steps would lead to, as far as the seat can know it; nothing is played or stored. */
export interface Try {
  type: "try";
  id: string;
  seat: number;
  token: number;
  steps: string[];
}

/** Take back the seat's own last step, as far as the rules of taking back go. */
export interface Undo {
  id: string;
  type: "undo";
  seat: number;
  token: number;
}

/** The table now. `since` is the version that `happened` follows; None for a snapshot (recent chat and removals). */
export interface Update {
  type: "update";
  protocol: number;
  version: number;
  since: number | null;
  happened: Happening[];
  table: TableInfo;
  perspectives: Perspective[];
  you: You;
  acks: Ack[];
}

/** What a visitor may do at a table before the game, beside what the seats say. */
export interface You {
  host: boolean;
  kept: number[];
  removed: boolean;
}

export type Command = Sit | Leave | Fill | Dismiss | AddSeat | RemoveSeat | Start | Play | Undo | Resign | Return | Chat | Rematch;

export type FromClient = Hello | Try | Command;

/** Codes of refusals and their arguments, by the prefix of their words. */
export const REFUSALS = {
  "": {
    "over": [],
    "not-your-turn": ["seat", "seats"],
    "draw-first": [],
    "no-undo": [],
    "unknown-step": ["step"],
    "impossible-draw": ["draw"],
    "no-table": [],
    "unreadable-table": [],
    "not-begun": [],
    "going-on": [],
    "finished": [],
    "closed": [],
    "wrong-stage": [],
    "no-rematch-yet": [],
    "not-over": [],
    "prepared": [],
    "bad-table": [],
    "too-many-public": ["most"],
    "too-many-waits": ["most"],
    "too-many-tables": [],
    "empty-seats": ["free"],
    "seats-fixed": ["low", "high"],
    "table-full": [],
    "too-many-bots": ["free", "bots"],
    "no-seat": ["number", "last"],
    "seat-taken": ["seat"],
    "seat-free": ["seat"],
    "not-your-seat": ["seat"],
    "no-bot": ["seat"],
    "no-person": ["seat"],
    "no-stand-in": ["seat"],
    "stand-in-plays": [],
    "wrong-seat-stage": [],
    "seated": [],
    "seat-kept": ["seat"],
    "removed": [],
    "not-host": [],
    "not-seated": [],
    "unknown-bot": ["bot"],
    "stale": [],
    "past-knowledge": [],
    "changed-often": [],
    "much-stored": [],
    "enough-here": [],
    "empty-line": [],
    "no-moment": ["number", "last"],
    "no-rules": ["game"],
    "no-lesson": [],
    "bad-lesson": [],
    "no-puzzle": [],
    "no-study": [],
    "not-your-study": [],
    "study-of-what": [],
    "study-later": [],
    "bad-record": ["reason"],
    "bad-position": ["reason"],
    "bad-tree": ["line", "reason"],
    "changed-elsewhere": [],
    "many-studies": ["most"],
    "nothing-to-judge": [],
    "games-wait": ["most"],
    "no-analysis": [],
    "no-choice": [],
    "study-over": [],
    "again-later": [],
    "deal-goes-on": [],
    "not-alone": [],
    "no-aids": [],
    "being-prepared": [],
    "unknown-command": ["command"],
    "other-protocol": [],
    "no-hello": [],
    "bad-message": [],
    "bad-request": [],
    "http": [],
    "foreign-page": [],
    "too-large": ["bytes"],
    "too-many": ["what"],
    "unstored": [],
    "busy": [],
    "fault": [],
    "no-identity": [],
    "bad-name": [],
    "bad-link": [],
    "name-taken": [],
    "name-reserved": [],
    "no-member": [],
    "member-already": [],
    "no-passkeys-here": [],
    "bad-passkey": [],
    "unknown-passkey": [],
    "old-challenge": [],
    "many-passkeys": ["most"],
    "last-passkey": [],
    "bad-code": [],
    "no-push": [],
    "bad-device": [],
    "many-devices": ["most"],
    "no-device": [],
    "not-called": [],
    "no-mail": [],
    "bad-address": [],
    "asked-already": [],
    "many-addresses": [],
    "no-address": [],
    "bad-letter": [],
    "used-link": [],
  },
  "bk": {
    "too-few-coins": ["bid", "coins"],
    "thief-is-out": [],
    "thief-in-palace": [],
  },
  "bg": {
    "neutrals-stand": [],
    "guards-first": [],
    "guards-stand": [],
    "palace-full": ["palace"],
    "no-neutral-left": [],
    "no-guard-left": [],
    "reserve-empty": [],
    "no-guard-to-help": ["palace"],
    "no-foreign-guard": ["palace"],
    "too-many-dancers": ["palace", "cost", "dancers"],
    "thief-unpaid": ["palace", "cards", "held"],
    "no-own-guard": ["palace"],
    "move-unpaid": ["card"],
    "no-thief": ["palace"],
    "no-neutral-guard": ["palace"],
    "neutral-unpaid": ["card"],
    "thief-limit": ["limit"],
    "palace-emptied": ["palace"],
    "no-action": [],
    "has-acted": [],
    "no-dancer": [],
    "too-few-dancers": ["dancers", "held"],
    "within-limit": [],
    "no-such-card": ["card"],
    "over-limit": ["limit", "cards"],
  },
  "ft": {
    "now-bid": [],
    "now-move": [],
    "now-sow": [],
    "now-build": [],
    "now-kill": [],
    "now-kill-nobody": [],
    "now-kill-again": [],
    "now-place": [],
    "now-market": [],
    "now-market-again": [],
    "now-sacred": [],
    "now-end": [],
    "now-target": [],
    "now-lay": [],
    "now-neighbour": [],
    "now-keep": [],
    "spot-taken": ["price"],
    "zeros-full": [],
    "spot-is-free": [],
    "too-dear": ["price", "gold"],
    "no-kumarbi": [],
    "too-few-fakirs-to-bid": ["fakirs", "asked"],
    "no-meeples": ["tile"],
    "not-in-hand": ["colour"],
    "not-adjacent": ["tile", "here"],
    "straight-back": ["tile"],
    "alone": ["colour", "tile"],
    "no-end": ["tile"],
    "dead-end": ["tile"],
    "too-few-fakirs": ["fakirs", "asked"],
    "own-people": [],
    "no-victim": ["colour", "tile"],
    "no-rival-victim": ["seat"],
    "too-far": ["tile", "steps", "reach"],
    "boaz": ["seat"],
    "too-poor": ["price", "gold"],
    "not-in-first-three": [],
    "not-in-first-six": [],
    "not-in-row": ["djinn"],
    "cannot-pay": ["djinn"],
    "not-in-stock": ["card"],
    "not-your-djinn": ["djinn"],
    "djinn-used": ["djinn", "span"],
    "no-use": ["djinn"],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/** Codes of positions that cannot be; they are the ids of their words. */
export const FLAWS = [
  "bk-flaw-1",
  "bk-flaw-2",
  "bk-flaw-3",
  "bk-flaw-4",
  "bk-flaw-5",
  "bk-flaw-6",
  "bk-flaw-7",
  "bk-flaw-8",
  "bk-flaw-9",
  "bk-flaw-10",
  "bk-flaw-11",
  "bk-flaw-12",
  "bk-flaw-13",
  "bk-flaw-14",
  "bk-flaw-15",
  "bg-flaw-1",
  "bg-flaw-2",
  "bg-flaw-3",
  "bg-flaw-4",
  "bg-flaw-5",
  "bg-flaw-6",
  "bg-flaw-7",
  "bg-flaw-8",
  "bg-flaw-9",
  "bg-flaw-10",
  "bg-flaw-11",
  "bg-flaw-12",
  "bg-flaw-13",
  "bg-flaw-14",
  "bg-flaw-15",
  "bg-flaw-16",
  "ft-flaw-1",
  "ft-flaw-2",
  "ft-flaw-3",
  "ft-flaw-4",
  "ft-flaw-5",
  "ft-flaw-6",
  "ft-flaw-7",
  "ft-flaw-8",
  "ft-flaw-9",
  "ft-flaw-10",
  "ft-flaw-11",
  "ft-flaw-12",
  "ft-flaw-13",
  "ft-flaw-14",
  "ft-flaw-15",
  "ft-flaw-16",
  "ft-flaw-17",
  "ft-flaw-18",
  "ft-flaw-19",
  "ft-flaw-20",
] as const;

/** A guest who chose no name is an animal of a city. */
export const GUESTS = {
  animals: ["camel", "falcon", "fox", "gazelle", "hoopoe", "ibex", "lynx", "oryx", "stork", "swallow"],
  cities: ["Basra", "Bukhara", "Cairo", "Damascus", "Fez", "Kufa", "Marrakesh", "Mosul", "Muscat", "Samarkand"],
  former: "former player",
} as const;

export type FromServer = Update | Change | Ack | Trial | Problem;
