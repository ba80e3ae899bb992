/** The server's HTTP interface. */
import type {
  AccountInfo,
  Ack,
  AnalysisDecision,
  AnalysisState,
  AskChallenge,
  BackupList,
  CallRound,
  ChangeAccount,
  AskMatch,
  Awaited,
  CallDevice,
  NotificationEvent,
  CallInfo,
  Challenge,
  CloseReport,
  Coaching,
  Command,
  CorrectResult,
  DealList,
  DeedPage,
  EditorAnswer,
  EditorChange,
  EveningInfo,
  EveningList,
  EveningOpened,
  EveningYou,
  ExtendBreak,
  FinishEvening,
  EndCalls,
  GameInfo,
  GameList,
  Hint,
  HouseState,
  HouseTables,
  InvitationLink,
  InvitationList,
  JoinClub,
  LeaderList,
  LayPlan,
  LessonInfo,
  LessonList,
  LessonMoment,
  LetterInfo,
  Me,
  MemberPage,
  MemberStep,
  Moment,
  MomentList,
  Moves,
  NewEvening,
  NewReport,
  NewInvitation,
  NewStudy,
  NewTable,
  Opened,
  PlanDraft,
  PauseEvening,
  PlayAgain,
  PlayedGames,
  PlayerList,
  PlayerPage,
  PlayLesson,
  PlayStudy,
  Problem,
  PuzzleAnswer,
  PuzzleList,
  PuzzleTask,
  PuzzleTrial,
  RecoveryCodes,
  RemovePlayer,
  ResumeEvening,
  ReportList,
  RulesText,
  SeatDevices,
  SeatLink,
  SeatPlans,
  SeatStep,
  SetDoor,
  StartEvening,
  SeekAnswer,
  StudyChange,
  StudyEntry,
  StudyInfo,
  StudyList,
  StudyLook,
  StudyPath,
  StudyView,
  TableLine,
  TableList,
  TalkLine,
  TalkList,
} from "$messages";

/** Called when the server is for members only and the visitor is none any more. */
export const door = { locked: (): void => undefined };

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

/** What a director may ask for. */
export type TournamentCommand =
  StartEvening | PauseEvening | ResumeEvening | ExtendBreak | CallRound | FinishEvening | SetDoor | RemovePlayer | CorrectResult;

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
  if (data && typeof data === "object" && "code" in data) {
    const refused = Refused.of(data as Problem);
    if (refused.code === "members-only") door.locked();
    throw refused;
  }
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
  prove: (credential: Record<string, unknown>) => ask<null>("POST", "/account/prove", { credential }),
  adminStatus: () => ask<HouseState>("GET", "/host"),
  hasProof: () => ask<null>("GET", "/host/proof"),
  adminMembers: (search: string, page: number) => ask<MemberPage>("GET", `/host/members${query({ search: search || null, page })}`),
  stepWithMember: (handle: string, step: MemberStep) => ask<null>("POST", `/host/members/${handle}`, step),
  adminTables: (page: number) => ask<HouseTables>("GET", `/host/tables${query({ page })}`),
  closeAnyTable: (table: string, text: string) => ask<null>("POST", `/host/tables/${table}/close`, { text }),
  stepWithSeat: (table: string, seat: number, step: SeatStep) => ask<null>("POST", `/host/tables/${table}/seats/${seat}`, step),
  invitations: () => ask<InvitationList>("GET", "/host/invitations"),
  invite: (asked: NewInvitation) => ask<InvitationLink>("POST", "/host/invitations", asked),
  revokeInvitation: (id: string) => ask<null>("DELETE", `/host/invitations/${id}`),
  reports: (closed: boolean) => ask<ReportList>("GET", `/host/reports${query({ closed })}`),
  closeReport: (id: string, asked: CloseReport) => ask<null>("POST", `/host/reports/${id}`, asked),
  backups: () => ask<BackupList>("GET", "/host/backups"),
  makeBackup: () => ask<BackupList>("POST", "/host/backups"),
  deleteBackup: (name: string) => ask<null>("DELETE", `/host/backups/${name}`),
  auditLog: (page: number) => ask<DeedPage>("GET", `/host/deeds${query({ page })}`),
  changeAccount: (change: ChangeAccount) => ask<null>("PUT", "/account", change),
  leaders: (game: string, after = 0) => ask<LeaderList>("GET", `/players/leaders/${game}${query({ after: after || null })}`),
  findPlayers: (name: string) => ask<PlayerList>("GET", `/players${query({ name })}`),
  player: (handle: string) => ask<PlayerPage>("GET", `/players/${handle}`),
  gamesOf: (handle: string, before: number | null = null) => ask<PlayedGames>("GET", `/players/${handle}/games${query({ before })}`),
  waitingTables: () => ask<Awaited>("GET", "/awaited"),
  notifications: () => ask<CallInfo>("GET", "/calls"),
  addPushDevice: (device: CallDevice) => ask<CallInfo>("PUT", "/calls/devices", device),
  removePushDevice: (id: string) => ask<CallInfo>("DELETE", `/calls/devices/${id}`),
  testPushDevice: (id: string) => ask<null>("POST", `/calls/devices/${id}/test`),
  endNotifications: (asked: EndCalls) => ask<null>("POST", "/calls/end", asked),
  setMailAddress: (address: string) => ask<CallInfo>("PUT", "/calls/address", { address }),
  chooseMails: (events: readonly NotificationEvent[]) => ask<CallInfo>("PUT", "/calls/address/events", { events }),
  removeMailAddress: () => ask<CallInfo>("DELETE", "/calls/address"),
  testMailAddress: () => ask<null>("POST", "/calls/address/test"),
  mailLink: (letter: string) => ask<LetterInfo>("GET", `/calls/letters/${letter}`),
  followMailLink: (letter: string) => ask<LetterInfo>("POST", `/calls/letters/${letter}`),
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
  seek: (wish: AskMatch) => ask<SeekAnswer>("PUT", "/seek", wish),
  seekNoMore: () => ask<null>("DELETE", "/seek"),
  report: (table: string, report: NewReport) => ask<null>("POST", `/tables/${table}/reports`, report),
  /** What those who watch have said. */
  async talk(table: string): Promise<TalkLine[]> {
    return (await ask<TalkList>("GET", `/tables/${table}/talk`)).lines;
  },
  command: (table: string, command: Command) => ask<Ack>("POST", `/tables/${table}/commands`, command),
  seatLink: (table: string, seat: number) => ask<SeatLink>("POST", `/tables/${table}/seats/${seat}/link`),
  seatDevices: (table: string, seat: number) => ask<SeatDevices>("GET", `/tables/${table}/seats/${seat}/link`),
  /** Revokes the private link of a seat, and sends away the devices that came by one. */
  revokeSeatLink: (table: string, seat: number) => ask<null>("DELETE", `/tables/${table}/seats/${seat}/link`),
  plans: (table: string, seat: number) => ask<SeatPlans>("GET", `/tables/${table}/seats/${seat}/plans`),
  keepPlan: (table: string, seat: number, draft: PlanDraft) => ask<SeatPlans>("PUT", `/tables/${table}/seats/${seat}/plans/draft`, draft),
  layPlan: (table: string, seat: number, plan: LayPlan) => ask<SeatPlans>("POST", `/tables/${table}/seats/${seat}/plans`, plan),
  orderPlans: (table: string, seat: number, plans: string[]) => ask<SeatPlans>("PUT", `/tables/${table}/seats/${seat}/plans`, { plans }),
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
  tournaments: () => ask<EveningList>("GET", "/evenings"),
  makeTournament: (wanted: NewEvening) => ask<EveningOpened>("POST", "/evenings", wanted),
  /** A tournament as it is now; the browser asks whether what it has is still true. */
  tournament: (id: string) => ask<EveningInfo>("GET", `/evenings/${id}`),
  joinTournament: (id: string) => ask<EveningYou>("POST", `/evenings/${id}/players`),
  leaveTournament: (id: string) => ask<EveningYou>("DELETE", `/evenings/${id}/players`),
  directTournament: (id: string, command: TournamentCommand) => ask<EveningYou>("POST", `/evenings/${id}/commands`, command),
  hint: (table: string, seat: number, token: number) => ask<Hint>("POST", `/tables/${table}/hint`, { seat, token }),
};
