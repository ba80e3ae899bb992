// Made from the server's messages by `python -m serai.server.typescript`; do not edit.

export const PROTOCOL = 2;

/** A visitor's account, if they have one. */
export interface AccountInfo {
  member: boolean;
  name: string;
  language: string;
  created: number | null;
  handle: string | null;
  colour: string;
  listed: boolean;
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

`turn` is the whole turn that the bot would make with it, as far as the seat can know, and `reasons` say what it
brings; only the best have more than the step itself, and reasons. */
export interface Advice {
  step: string;
  share: number;
  win: number | null;
  turn: string[];
  reasons: HintReason[];
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
  reasons: HintReason[];
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

/** What a passkey is wanted for: to become a member of that name, to add another device, to sign in, to prove it. */
export interface AskChallenge {
  purpose: "join" | "add" | "enter" | "prove";
  name?: string | null;
  invitation?: string | null;
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

/** A wish to play at once; what is None may be anything. After so many seconds bots take the seats, if they may. */
export interface AskMatch {
  game?: string | null;
  players?: number | null;
  clock?: "live" | "none" | null;
  near?: boolean;
  bots?: string | null;
  after?: number;
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

/** Be on holiday until a time: the days of one's seat do not count; without a time one is back. */
export interface Away {
  id: string;
  type: "away";
  seat: number;
  until?: number | null;
}

/** A backup in the data folder. */
export interface BackupInfo {
  name: string;
  bytes: number;
  made: number;
}

/** The backups, and the one that is being made. */
export interface BackupList {
  backups: BackupInfo[];
  going_on: boolean;
  progress: number | null;
  failed: boolean;
}

/** A game to be proud of: the highest score, or a victory over the strongest. */
export interface BestGame {
  why: string;
  points: number | null;
  game: PlayedGame;
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
  events: NotificationEvent[];
}

/** How a visitor is called, and how they could be. */
export interface CallInfo {
  key: string;
  events: NotificationEvent[];
  devices: CalledDevice[];
  mails: boolean;
  member: boolean;
  address: CalledAddress | null;
}

/** Begin the next round now. */
export interface CallRound {
  type: "call";
}

/** A member's address as they see it. */
export interface CalledAddress {
  address: string;
  confirmed: boolean;
  events: NotificationEvent[];
}

/** A device as its owner sees it; `place` tells the page whether it is itself. */
export interface CalledDevice {
  id: string;
  place: string;
  label: string;
  events: NotificationEvent[];
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
  language?: string | null;
  colour?: "" | "amber" | "rose" | "teal" | "indigo" | "olive" | "plum" | "slate" | "copper" | null;
  listed?: boolean | null;
}

/** Say something to the table: one line of plain text. */
export interface Chat {
  id: string;
  type: "chat";
  text: string;
}

/** What a member wants to be written to for. */
export interface ChooseCalls {
  events: NotificationEvent[];
}

/** The secret part of a private seat link. */
export interface ClaimSeat {
  key: string;
}

/** How time is kept: `live` gives seconds per player and a bonus per turn, `days` so many days per turn.

With days a `bank` lasts for the whole game: what a turn takes beyond its days comes out of it. Weekends and
`holidays` (dates) do not count; they are days of the `zone`, by its IANA name. `away` is how many days in all each
player may be on a holiday of their own. */
export interface ClockRules {
  kind: "none" | "live" | "days";
  seconds: number;
  bonus: number;
  days: number;
  bank: number;
  zone: string | null;
  weekends: boolean;
  holidays: string[];
  away: number;
}

/** A host has looked at a report: what came of it, and for how long whom it is about may not write. */
export interface CloseReport {
  verdict?: string;
  mute?: boolean;
  hours?: number | null;
}

/** A table is closed, with a sentence for those who sit at it. */
export interface CloseTable {
  text?: string;
}

/** The step that gave much away, the one that was stronger, and the part of the victory that it cost; or nothing.

`turn` is the turn that begins with the stronger step, `reasons` say what it brings. */
export interface Coaching {
  step: string | null;
  better: string | null;
  cost: number;
  turn: string[];
  reasons: HintReason[];
}

/** Give a table's result by hand: the rank of each seat. Everybody sees that it was done. */
export interface CorrectResult {
  type: "correct";
  round: number;
  table: number;
  ranks: number[];
}

/** How somebody's rating went in a game; the oldest point first. */
export interface Curve {
  game: string;
  points: CurvePoint[];
}

/** A rating after a game. */
export interface CurvePoint {
  at: number;
  points: number;
  doubt: number;
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

/** Something that a host did. */
export interface DeedLine {
  at: number;
  host: string;
  deed: string;
  subject: string;
  detail: string;
}

/** What hosts did, the latest first. */
export interface DeedPage {
  deeds: DeedLine[];
  count: number;
  page: number;
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
  event?: NotificationEvent | null;
}

/** An evening as everybody sees it; `you` is all that depends on who looks. */
export interface EveningInfo {
  id: string;
  version: number;
  title: string;
  game: string;
  options: Record<string, unknown>;
  size: number;
  format: "swiss" | "round-robin" | "groups";
  rounds: number;
  groups: number;
  semifinals: boolean;
  third: boolean;
  fill: boolean;
  same_deals: boolean;
  clock: ClockRules;
  pause: number;
  absent: number;
  public: boolean;
  members: boolean;
  watch: boolean;
  starts: number | null;
  director: string;
  stage: "coming" | "playing" | "over" | "closed";
  door: boolean;
  paused: boolean;
  few: boolean;
  next_at: number | null;
  players: EveningPlayer[];
  played: EveningRound[];
  standings: EveningStanding[];
  notes: EveningNote[];
  you: EveningYou;
}

/** An evening in lists. */
export interface EveningLine {
  id: string;
  title: string;
  game: string;
  format: "swiss" | "round-robin" | "groups";
  size: number;
  same_deals: boolean;
  stage: "coming" | "playing" | "over" | "closed";
  players: number;
  round: number;
  rounds: number;
  director: string;
  starts: number | null;
  updated: number;
}

/** The evenings that a visitor may know of: their own, and those that are public. */
export interface EveningList {
  mine: EveningLine[];
  coming: EveningLine[];
  playing: EveningLine[];
  over: EveningLine[];
}

/** A result that the director gave by hand. */
export interface EveningNote {
  at: number;
  round: number;
  table: number;
  before: number[];
  after: number[];
}

/** The evening that was made. */
export interface EveningOpened {
  evening: string;
}

/** Somebody who plays, or has played, in an evening. */
export interface EveningPlayer {
  number: number;
  name: string;
  handle: string | null;
  stage: "here" | "left" | "removed";
  entered: number;
}

/** A round. */
export interface EveningRound {
  stage: string;
  over: boolean;
  tables: EveningTable[];
  byes: number[];
  groups: number[][];
}

/** Where somebody stands, and by what. */
export interface EveningStanding {
  player: number;
  place: number;
  points: number;
  strength: number;
  wins: number;
  share: number;
  direct: number | null;
  played: number;
  group: number;
  stage: string;
}

/** A table of a round; -1 is a bot. `table` is its address where it may be looked at. */
export interface EveningTable {
  table: string | null;
  seats: number[];
  stage: string;
  group: number;
  ranks: number[];
  scores: number[];
  points: number[];
  stood_in: number[];
  corrected: boolean;
}

/** What an evening is to the visitor. */
export interface EveningYou {
  director: boolean;
  player: number | null;
  removed: boolean;
  table: string | null;
  seat: number | null;
  now: number;
}

/** Let the next round begin later. */
export interface ExtendBreak {
  type: "extend";
  seconds?: number;
}

/** Put a bot on a seat, or on all that are free. */
export interface Fill {
  id: string;
  type: "fill";
  bot: string;
  seat?: number | null;
}

/** End the evening with the standings as they are; one that has not begun is closed. */
export interface FinishEvening {
  type: "finish";
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
  said: Utterance | null;
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

/** What a turn brings: a code of the game, how much of it, and what else its words need (a seat, a palace, ...). */
export interface HintReason {
  code: string;
  amount: number;
  args: Record<string, number | string>;
}

/** How the house is, as the process that answers knows it. */
export interface HouseState {
  version: string;
  since: number;
  ready: string;
  members_only: boolean;
  members: number;
  hosts: number;
  tables: TableCount[];
  tables_in_memory: number;
  bytes_in_memory: number;
  memory: number;
  connections: number;
  bots_waiting: number;
  moves_per_minute: number;
  database: "sqlite" | "postgresql";
  database_bytes: number;
  growth: number | null;
  disk_free: number;
  lately: JournalLine[];
  settings: SettingInForce[];
}

/** A table as a host sees it. */
export interface HouseTable {
  id: string;
  game: string;
  title: string;
  stage: string;
  public: boolean;
  opened: number;
  updated: number;
  entries: number;
  watching: number;
  bytes: number;
  seats: SeatAtTable[];
}

/** Some of the tables that are not over. */
export interface HouseTables {
  tables: HouseTable[];
  count: number;
  page: number;
}

/** As the host: somebody who has spoken here is not to speak here any more, or may again. */
export interface Hush {
  id: string;
  type: "hush";
  by: string;
  off?: boolean;
}

/** An invitation as hosts see it. */
export interface InvitationLine {
  id: string;
  note: string;
  most: number;
  uses: number;
  created: number;
  expires: number;
  revoked: boolean;
  open: boolean;
  came: Newcomer[];
}

/** A new invitation; its link is shown this once. */
export interface InvitationLink {
  id: string;
  path: string;
}

/** All invitations, the latest first. */
export interface InvitationList {
  invitations: InvitationLine[];
}

/** A guest becomes a member. */
export interface JoinClub {
  name: string;
  language: string;
  label?: string;
  invitation?: string | null;
  credential: Record<string, unknown>;
}

/** Something that went wrong lately, as the log tells it. */
export interface JournalLine {
  at: number;
  level: string;
  event: string;
  text: string;
}

/** A plan that waits for the seat's turn; `events` is what it would have brought when it was laid. */
export interface LaidPlan {
  id: string;
  steps: string[];
  anyway: boolean;
  events: Record<string, unknown>[];
}

/** Steps to be played when it is the seat's turn, if they can be and bring the same as now; or `anyway`. */
export interface LayPlan {
  token: number;
  steps: string[];
  anyway: boolean;
}

/** A place among the leaders of a game. */
export interface Leader {
  place: number;
  player: PlayerMark;
  rating: RatingInfo;
}

/** The leaders of a game, the best first, from some place on; `more` tells whether others follow. */
export interface LeaderList {
  game: string;
  leaders: Leader[];
  more: boolean;
  least: number;
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
  event: NotificationEvent | null;
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
  handle: string | null;
  host: boolean;
  locked: boolean;
}

/** How games against somebody went; nobody's name: all those together who have no page of their own. */
export interface Meeting {
  player: PlayerMark | null;
  games: number;
  ahead: number;
  behind: number;
}

/** A member as a host sees them. */
export interface MemberLine {
  handle: string;
  name: string;
  since: number;
  seen: number | null;
  tables: number;
  role: "" | "host" | "closed";
  muted_until: number | null;
  muted: boolean;
  you: boolean;
}

/** What shows a member beside their name: where their page is, and their colour. */
export interface MemberMark {
  handle: string;
  colour: string;
}

/** Some of the members. */
export interface MemberPage {
  members: MemberLine[];
  count: number;
  page: number;
}

/** What a host does with a member. Hours: for how long, for ever without them. */
export interface MemberStep {
  step: "mute" | "unmute" | "rename" | "sign-out" | "close" | "reopen" | "make-host" | "unmake-host";
  hours?: number | null;
  name?: string | null;
  network?: boolean;
}

/** The visitor's own tables, and where they are awaited. */
export interface MineNews {
  type: "mine";
  tables: TableLine[];
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

/** An evening that somebody makes: what is played, how, and who may come. */
export interface NewEvening {
  title?: string;
  game: string;
  options?: Record<string, unknown>;
  size?: number;
  format?: "swiss" | "round-robin" | "groups";
  rounds?: number;
  groups?: number;
  semifinals?: boolean;
  third?: boolean;
  fill?: boolean;
  same_deals?: boolean;
  clock?: ClockRules;
  pause?: number;
  absent?: number;
  public?: boolean;
  members?: boolean;
  watch?: boolean;
  starts?: number | null;
  plays?: boolean;
}

/** An invitation that a host makes. */
export interface NewInvitation {
  note?: string;
  uses?: number;
  hours?: number;
}

/** Something for the host of the house to look at: a line of chat at a table, or who holds a seat there. */
export interface NewReport {
  line?: string | null;
  seat?: number | null;
  reason: "insult" | "spam" | "cheating" | "name" | "other";
  text?: string;
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
  rated?: boolean;
  position?: Record<string, unknown> | null;
}

/** A member who came by an invitation. */
export interface Newcomer {
  handle: string;
  name: string;
}

/** What somebody can be notified for; all of them are off until they are chosen.

One more needs words in every language (`call-<event>` and others in `calls.ftl`); a test compares. */
export type NotificationEvent = "turn" | "begun" | "over" | "rematch" | "test";

/** The id of a new table. */
export interface Opened {
  table: string;
}

/** The plans that stay, in the order in which they are to be tried. */
export interface OrderPlans {
  plans: string[];
}

/** A passkey as its member sees it. */
export interface PasskeyInfo {
  id: string;
  label: string;
  domain: string;
  created: number;
  used: number;
}

/** Let no round begin until somebody says so. */
export interface PauseEvening {
  type: "pause";
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

/** A turn that is not finished: steps on the position of a token, of one's turn or ahead of it. */
export interface PlanDraft {
  token: number;
  steps: string[];
  ahead: boolean;
}

/** What became of the plans that waited for the last turn.

`played`: the steps of one were; `failed`: none fitted; `void`: one played by hand, or a bot did. */
export interface PlanFate {
  what: "played" | "failed" | "void";
  at: number;
  steps: string[];
  tried: TriedPlan[];
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

/** A finished game of somebody that the visitor may see. */
export interface PlayedGame {
  table: TableLine;
  seat: number;
  place: number;
  score: number;
  rated: boolean;
  counted: boolean;
  change: number | null;
  left: boolean;
}

/** Games of somebody, the latest first; `before` asks for those that follow, if there are any. */
export interface PlayedGames {
  games: PlayedGame[];
  before: number | null;
}

/** Members whose name has what was looked for. */
export interface PlayerList {
  players: PlayerMark[];
}

/** A member as others see them in a list. */
export interface PlayerMark {
  handle: string;
  colour: string;
  name: string;
}

/** What a member's page shows. */
export interface PlayerPage {
  player: PlayerMark;
  since: number;
  yours: boolean;
  listed: boolean;
  games: number;
  ratings: RatingInfo[];
  curves: Curve[];
  tallies: Tally[];
  meetings: Meeting[];
  best: BestGame[];
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

/** A rating as people read it: about 1500 for a new one, and how far off it may well be. */
export interface RatingInfo {
  game: string;
  points: number;
  doubt: number;
  provisional: boolean;
  games: number;
}

/** React to a line of chat by a sign, or take that back. */
export interface React {
  id: string;
  type: "react";
  line: string;
  sign: "like" | "laugh" | "wow" | "clap" | "hmm";
  off?: boolean;
}

/** Whether people should be sent to this server now. */
export interface Ready {
  ready: boolean;
  why: string;
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

/** Take somebody out; who is banned does not come back. */
export interface RemovePlayer {
  type: "remove";
  player: number;
  ban?: boolean;
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

/** What somebody told the host about somebody else. */
export interface ReportLine {
  id: string;
  at: number;
  table: string;
  name: string;
  reporter: string;
  reason: string;
  text: string;
  said: SaidAround[];
  muted: boolean;
  closed: number | null;
  verdict: string;
}

/** The reports that nobody has looked at yet, or those that were looked at, the newest first. */
export interface ReportList {
  reports: ReportLine[];
  open: number;
}

/** Give the seat to a bot; the holder may come back. */
export interface Resign {
  id: string;
  type: "resign";
  seat: number;
}

/** Go on after a pause. */
export interface ResumeEvening {
  type: "resume";
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

/** A line that was said around what is reported; a quick word by its name. */
export interface SaidAround {
  at: number;
  name: string;
  text: string | null;
  phrase: string | null;
}

/** Say one of some phrases, which everybody reads in their own language. */
export interface Say {
  id: string;
  type: "say";
  phrase: "hello" | "good-luck" | "well-played" | "thanks" | "oops" | "one-moment" | "good-game";
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

/** Somebody at a table, as a host sees it: no more than a spectator. */
export interface SeatAtTable {
  seat: number;
  name: string;
  person: boolean;
  muted: boolean;
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
  member: MemberMark | null;
  yours: boolean;
  connected: boolean;
  left: number | null;
  running: boolean;
  until: number | null;
  bank: number | null;
  away: number | null;
  away_left: number | null;
}

/** A private link that moves a seat to whoever opens it; it works once. */
export interface SeatLink {
  path: string;
}

/** All plans of one's own seat. */
export interface SeatPlans {
  offered: boolean;
  draft: PlanDraft | null;
  laid: LaidPlan[];
  fate: PlanFate | null;
}

/** Who plays a seat. A stand-in is a bot on the seat of a person who may come back. */
export type SeatStage = "empty" | "person" | "bot" | "stand-in";

/** What a host does with somebody at a table, guest or member. */
export interface SeatStep {
  step: "send-away" | "mute" | "unmute";
  hours?: number | null;
}

/** A visitor's wish as the house keeps it. When a table is `ready`, those who found each other go there. */
export interface Seek {
  game: string | null;
  players: number | null;
  clock: "live" | "none" | null;
  near: boolean;
  bots: string | null;
  after: number;
  state: "waiting" | "ready";
  table: string | null;
  seated: boolean;
  waited: number;
  left: number | null;
  others: number;
}

/** A visitor's wish, if they have one. */
export interface SeekAnswer {
  seek: Seek | null;
}

/** The visitor's own wish has changed. */
export interface SeekNews {
  type: "seek";
  seek: Seek | null;
}

/** Let people join, or no more. */
export interface SetDoor {
  type: "door";
  open: boolean;
}

/** A setting as it holds now; of a secret only whether it is set. */
export interface SettingInForce {
  name: string;
  value: string;
  changed: boolean;
}

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

/** Begin with the first round. */
export interface StartEvening {
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

/** How many tables of a game are in a stage. */
export interface TableCount {
  game: string;
  stage: string;
  count: number;
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
  rated: boolean;
  stage: TableStage;
  clock: ClockRules;
  seats: SeatInfo[];
  token: number;
  moments: number;
  waiting: number[];
  seed_hash: string;
  again: boolean;
  evening: string | null;
  sealed: boolean;
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
  rated: boolean;
  players: number;
  free: number;
  names: string[];
  ranking: number[];
  updated: number;
  clock: ClockRules | null;
  options: Record<string, unknown>;
  seats: SeatStage[];
  members: boolean[];
  kept: number;
  awaited: boolean;
  until: number | null;
}

/** Tables, the latest first. */
export interface TableList {
  tables: TableLine[];
}

/** Where a table is in its life. */
export type TableStage = "open" | "playing" | "over" | "closed";

/** Public tables: all of them, or those that have changed and the ids of those that are gone. */
export interface TablesNews {
  type: "tables";
  whole: boolean;
  tables: TableLine[];
  gone: string[];
}

/** A line that was said among those who watched. */
export interface TalkLine {
  at: number;
  name: string;
  text: string | null;
  said: Utterance;
}

/** What those who watched have said: told to players when the game is over. */
export interface TalkList {
  lines: TalkLine[];
}

/** How games against some kind of opponents went: people, bots of a level by its name, or bots of several. */
export interface Tally {
  game: string;
  versus: string;
  games: number;
  won: number;
}

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

/** A plan that was not played, and why: a refusal as in a Problem. */
export interface TriedPlan {
  steps: string[];
  code: string;
  rule: string | null;
  args: Record<string, string | number | number[]>;
  message: string;
}

/** Ask in private what some steps would lead to, as far as the seat can know it; nothing is played or stored. */
export interface Try {
  type: "try";
  id: string;
  seat: number;
  token: number;
  steps: string[];
  ahead?: boolean;
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

/** A line of chat or a reaction to one: by whom, as others know them, and who has reacted how, as of now.

What begins with `+` stands for a member, with `~` for a guest. */
export interface Utterance {
  line: string | null;
  by: string | null;
  phrase: "hello" | "good-luck" | "well-played" | "thanks" | "oops" | "one-moment" | "good-game" | null;
  reactions: Record<string, string[]>;
}

/** How many people look for a game of one kind. */
export interface Wish {
  game: string | null;
  players: number | null;
  clock: "live" | "none" | null;
  people: number;
}

/** What people look for, and whether the house knows how strong people play. */
export interface WishesNews {
  type: "wishes";
  wishes: Wish[];
  levels: boolean;
}

/** What a visitor may do at a table before the game, beside what the seats say, and how they stand in its talk. */
export interface You {
  host: boolean;
  kept: number[];
  removed: boolean;
  by: string | null;
  hushes: boolean;
  hushed: string[];
}

export type Command = Sit | Leave | Fill | Dismiss | AddSeat | RemoveSeat | Start | Play | Undo | Resign | Return | Away | Chat | Say | React | Hush | Rematch;

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
    "unknown-zone": ["zone"],
    "no-zone": [],
    "no-such-day": ["date"],
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
    "rated-plain": [],
    "rated-members": [],
    "rated-once": [],
    "rated-apart": [],
    "rated-bots": [],
    "no-holidays": [],
    "holiday-over": [],
    "holiday-too-long": ["hours"],
    "unknown-bot": ["bot"],
    "stale": [],
    "past-knowledge": [],
    "no-plan-ahead": [],
    "your-turn-now": [],
    "many-plans": ["most"],
    "plan-brings-other": [],
    "changed-often": [],
    "much-stored": [],
    "enough-here": [],
    "empty-line": [],
    "hushed": [],
    "no-line": [],
    "no-speaker": [],
    "oneself": [],
    "reported": [],
    "others-talk": [],
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
    "no-evening": [],
    "not-director": [],
    "evening-over": [],
    "evening-not-begun": [],
    "evening-round": [],
    "evening-few": ["least"],
    "evening-full": ["most"],
    "evening-door": [],
    "evening-members": [],
    "evening-banned": [],
    "evening-public": [],
    "evening-table": [],
    "many-evenings": ["most"],
    "bad-ranks": [],
    "sealed": [],
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
    "prove-again": [],
    "members-only": [],
    "no-invitation": [],
    "muted": [],
    "account-closed": [],
    "not-welcome": [],
    "not-the-host": [],
    "no-such-member": [],
    "no-such-invitation": [],
    "no-such-report": [],
    "no-such-backup": [],
    "backup-goes-on": [],
    "backup-failed": [],
    "last-host": [],
    "host-stays": [],
    "not-going-on": [],
    "bad-code": [],
    "no-player": [],
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

export type FromLobby = TablesNews | MineNews | WishesNews | SeekNews | Problem;

export type FromServer = Update | Change | Ack | Trial | Problem;
