/** The server's HTTP interface. */
import type {
  AccountInfo,
  Ack,
  AnalysisDecision,
  AnalysisState,
  AskChallenge,
  Awaited,
  CallDevice,
  CallEvent,
  CallInfo,
  Challenge,
  Coaching,
  Command,
  DealList,
  EditorAnswer,
  EditorChange,
  EndCalls,
  GameInfo,
  GameList,
  Hint,
  JoinClub,
  LessonInfo,
  LessonList,
  LessonMoment,
  LetterInfo,
  Me,
  Moment,
  MomentList,
  Moves,
  NewStudy,
  NewTable,
  Opened,
  PlayAgain,
  PlayLesson,
  PlayStudy,
  Problem,
  PuzzleAnswer,
  PuzzleList,
  PuzzleTask,
  PuzzleTrial,
  RecoveryCodes,
  RulesText,
  SeatDevices,
  SeatLink,
  StudyChange,
  StudyEntry,
  StudyInfo,
  StudyList,
  StudyLook,
  StudyPath,
  StudyView,
  TableLine,
  TableList,
} from "$messages";

/** Something that the server did not do, and why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null = null,
    readonly args: Problem["args"] = {},
  ) {
    super(code);
  }

  static of(problem: Problem): Refused {
    return new Refused(problem.code, problem.rule, problem.args);
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new Refused("no-connection");
  }
  if (answer.ok) return answer;
  const data: unknown = await answer.json().catch(() => null);
  if (data && typeof data === "object" && "code" in data) throw Refused.of(data as Problem);
  throw new Refused("http");
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  return (await answer.json().catch(() => null)) as T;
}

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
}

let games: Promise<GameInfo[]> | null = null;
let lessons: Promise<LessonInfo[]> | null = null;

export const api = {
  enter: () => ask<Me>("POST", "/me"),
  account: () => ask<AccountInfo>("GET", "/account"),
  passkeyChallenge: (asked: AskChallenge) => ask<Challenge>("POST", "/account/challenge", asked),
  joinClub: (asked: JoinClub) => ask<RecoveryCodes>("POST", "/account", asked),
  signIn: (credential: Record<string, unknown>) => ask<Me>("POST", "/account/enter", { credential }),
  recover: (code: string) => ask<Me>("POST", "/account/recover", { code }),
  /** Signs out here, or everywhere else; the device with that id is still called. */
  signOut: (others: boolean, device = "") => ask<null>("POST", "/account/leave", { others, device }),
  addPasskey: (label: string, credential: Record<string, unknown>) => ask<null>("POST", "/account/passkeys", { label, credential }),
  dropPasskey: (id: string) => ask<null>("DELETE", `/account/passkeys/${id}`),
  renewCodes: () => ask<RecoveryCodes>("POST", "/account/codes"),
  awaited: () => ask<Awaited>("GET", "/awaited"),
  calls: () => ask<CallInfo>("GET", "/calls"),
  putCallDevice: (device: CallDevice) => ask<CallInfo>("PUT", "/calls/devices", device),
  dropCallDevice: (id: string) => ask<CallInfo>("DELETE", `/calls/devices/${id}`),
  testCallDevice: (id: string) => ask<null>("POST", `/calls/devices/${id}/test`),
  endCalls: (asked: EndCalls) => ask<null>("POST", "/calls/end", asked),
  putCallAddress: (address: string) => ask<CallInfo>("PUT", "/calls/address", { address }),
  chooseMails: (events: readonly CallEvent[]) => ask<CallInfo>("PUT", "/calls/address/events", { events }),
  dropCallAddress: () => ask<CallInfo>("DELETE", "/calls/address"),
  testCallAddress: () => ask<null>("POST", "/calls/address/test"),
  letter: (letter: string) => ask<LetterInfo>("GET", `/calls/letters/${letter}`),
  obeyLetter: (letter: string) => ask<LetterInfo>("POST", `/calls/letters/${letter}`),
  deleteAccount: () => ask<null>("DELETE", "/account"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name }),
  games(): Promise<GameInfo[]> {
    games ??= ask<GameList>("GET", "/games").then((list) => list.games);
    games.catch(() => (games = null));
    return games;
  },
  rules: (game: string) => ask<RulesText>("GET", `/rules/${game}`),
  /** The games as they are now: more of them may be prepared than before. */
  gamesNow(): Promise<GameInfo[]> {
    games = null;
    return api.games();
  },
  async tables(list: "mine" | "public" | "finished"): Promise<TableLine[]> {
    return (await ask<TableList>("GET", `/tables${query({ list })}`)).tables;
  },
  open: (table: NewTable) => ask<Opened>("POST", "/tables", table),
  command: (table: string, command: Command) => ask<Ack>("POST", `/tables/${table}/commands`, command),
  seatLink: (table: string, seat: number) => ask<SeatLink>("POST", `/tables/${table}/seats/${seat}/link`),
  seatDevices: (table: string, seat: number) => ask<SeatDevices>("GET", `/tables/${table}/seats/${seat}/link`),
  /** Revokes the private link of a seat, and sends away the devices that came by one. */
  revokeSeatLink: (table: string, seat: number) => ask<null>("DELETE", `/tables/${table}/seats/${seat}/link`),
  closeTable: (table: string) => ask<null>("DELETE", `/tables/${table}`),
  claim: (key: string) => ask<Opened>("POST", "/seats", { key }),
  moments: (table: string, seat: number | null) => ask<MomentList>("GET", `/tables/${table}/moments${query({ seat })}`),
  moment: (table: string, n: number, seat: number | null, open: boolean) =>
    ask<Moment>("GET", `/tables/${table}/moments/${n}${query({ seat, open: open || null })}`),
  moves: (table: string, seat: number) => ask<Moves>("GET", `/tables/${table}/moves${query({ seat })}`),
  lessons(): Promise<LessonInfo[]> {
    lessons ??= ask<LessonList>("GET", "/lessons").then((list) => list.lessons);
    lessons.catch(() => (lessons = null));
    return lessons;
  },
  playLesson: (lesson: string, scene: string, asked: PlayLesson) => ask<LessonMoment>("POST", `/lessons/${lesson}/${scene}`, asked),
  puzzles: () => ask<PuzzleList>("GET", "/puzzles"),
  puzzle: (id: string) => ask<PuzzleTask>("GET", `/puzzles/${id}`),
  tryPuzzle: (id: string, steps: readonly string[]) => ask<PuzzleTrial>("POST", `/puzzles/${id}/try`, { steps }),
  answerPuzzle: (id: string, steps: readonly string[]) => ask<PuzzleAnswer>("POST", `/puzzles/${id}/answer`, { steps }),
  coach: (table: string, seat: number, steps: readonly string[]) => ask<Coaching>("POST", `/tables/${table}/coach`, { seat, steps }),
  openStudy: (study: NewStudy) => ask<StudyInfo>("POST", "/studies", study),
  async studies(): Promise<StudyEntry[]> {
    return (await ask<StudyList>("GET", "/studies")).studies;
  },
  study: (id: string) => ask<StudyInfo>("GET", `/studies/${id}`),
  deleteStudy: (id: string) => ask<null>("DELETE", `/studies/${id}`),
  /** The game of a study as a text, with what was added to it. */
  async studyRecord(id: string): Promise<string> {
    return (await send("GET", `/studies/${id}/record`)).text();
  },
  changeStudy: (id: string, change: StudyChange) => ask<StudyInfo>("PUT", `/studies/${id}/tree`, change),
  studyMoments: (id: string, eyes: string | number) => ask<MomentList>("GET", `/studies/${id}/moments${query({ seat: eyes })}`),
  lookAtStudy: (id: string, look: StudyLook) => ask<StudyView>("POST", `/studies/${id}/look`, look),
  /** A drawing of a position of a study as an SVG. */
  async studyPicture(id: string, look: StudyLook, dark: boolean): Promise<string> {
    return (await send("POST", `/studies/${id}/picture.svg`, { ...look, dark })).text();
  },
  studyAnalysis: (id: string, result: boolean) => ask<AnalysisState>("GET", `/studies/${id}/analysis${query({ result })}`),
  analyseStudy: (id: string, budget: string) => ask<AnalysisState>("POST", `/studies/${id}/analysis`, { budget }),
  stopAnalysis: (id: string) => ask<AnalysisState>("DELETE", `/studies/${id}/analysis`),
  judgeStudy: (id: string, path: StudyPath) => ask<AnalysisDecision>("POST", `/studies/${id}/judge`, { path }),
  playStudy: (id: string, play: PlayStudy) => ask<Opened>("POST", `/studies/${id}/play`, play),
  playAgain: (table: string, again: PlayAgain) => ask<Opened>("POST", `/tables/${table}/again`, again),
  compare: (table: string) => ask<DealList>("GET", `/tables/${table}/compare`),
  newPosition: (game: string, players: number | null) => ask<EditorAnswer>("GET", `/editor/${game}${query({ players })}`),
  /** A moment of a study, or where steps beside it lead to, as a position. */
  editStudy: (study: string, moment: number, steps: readonly string[]) =>
    ask<EditorAnswer>(
      "GET",
      `/editor/studies/${study}?${new URLSearchParams([["moment", String(moment)], ...steps.map((step) => ["steps", step])])}`,
    ),
  editPosition: (position: unknown, changes: readonly EditorChange[]) => ask<EditorAnswer>("POST", "/editor", { position, changes }),
  /** A drawing of a position as an SVG. */
  async pictureOf(position: unknown, dark: boolean): Promise<string> {
    return (await send("POST", "/editor/picture", { position, dark, eyes: "open" })).text();
  },
  hint: (table: string, seat: number, token: number) => ask<Hint>("POST", `/tables/${table}/hint`, { seat, token }),
};
