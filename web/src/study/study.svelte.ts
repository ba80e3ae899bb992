/** A study that is open: where one is in it, through whose eyes, what was judged, and the variations, which the server keeps. */
import type { Analysis, AnalysisDecision, MomentLine, StepSet, StudyInfo, StudyPath, StudyTree, StudyView } from "$messages";
import { type Anything, BoardDesk, NONE } from "$src/board/desk.svelte";
import type { Advised, GameEvent, GameModule, Options, SeatInfo, Trail, Trial } from "$src/core/game";
import { api, Refused } from "$src/net/api";
import { itemsOf, type LogItem } from "$src/board/history/log.svelte";
import { reducedMotion } from "$src/ui/motion.svelte";
import { notify } from "$src/core/notices.svelte";
import { showRefusal } from "$src/i18n/errors";
import { rewrite } from "$src/core/router.svelte";
import { seatsOfRecord } from "$src/i18n/seats";
import { Stage } from "$src/board/stage.svelte";
import { shown, type ShownTurn, stopsOf, type Told, turnAt, turnsOf, upTo } from "$src/board/history/turns";
import { t } from "$src/i18n/words.svelte";
import { Job } from "./job.svelte";
import { decisionAt, isWrong, turnOf } from "./judged";
import { isSame, pathTo, type Place, played, START, stepsIn, textOf, walkOf } from "./tree";

/** Everything open, a spectator's eyes, or those of a seat. */
export type Eyes = "open" | "spectator" | number;
type Change = (tree: StudyTree) => StudyTree;
type Wanted = { place: Place; eyes: Eyes };

const SLOW_MILLISECONDS = 400; // until a wait is shown
const MOST_LOOKS = 400; // positions that are kept

export class Study {
  readonly id: string;
  readonly game: GameModule | null;
  readonly box: unknown;
  readonly stage = new Stage();
  readonly desk: StudyDesk;
  readonly job: Job;
  info = $state.raw() as StudyInfo;
  tree = $state.raw() as StudyTree;
  place = $state.raw<Place>(START);
  eyes = $state.raw<Eyes>("open");
  /** The position that is shown; null: the first one is on its way. */
  look = $state.raw<StudyView | null>(null);
  /** What led to it from what was shown before. */
  events = $state.raw<readonly GameEvent[]>([]);
  tick = $state(0);
  jump = $state(true);
  /** How long the scene of the position takes: playing on by itself waits for it. */
  pause = $state(0);
  /** A position is on its way for longer than one likes. */
  slow = $state(false);
  /** Whether changes are on their way to the server, or did not get there. */
  saving = $state<"" | "saving" | "failed">("");
  /** Positions of variations that were judged, by their path. */
  judged = $state.raw<Readonly<Record<string, AnalysisDecision>>>({});
  judging = $state(false);
  /** The step that is drawn on the board instead of the one that was made. */
  picked = $state<string | null>(null);
  /** Whether what was better than a mistake is drawn without being asked for: while the analysis is read. */
  draws = $state(true);
  #advice = $state.raw<Advised<unknown> | null>(null);
  /** The steps of the game, each with its seat; one leads from each moment to the next. */
  #main: readonly string[] = [];
  #lines = $state.raw<readonly MomentLine[]>([]);
  /** What led to positions of variations, by their path and eyes. */
  #beside = $state.raw<Readonly<Record<string, readonly GameEvent[]>>>({});
  #looks = new Map<string, StudyView>();
  #wanted: Wanted | null = null;
  #going = false;
  #aim: Place = START;
  #linesOf: Eyes | null = null;
  #changes: Change[] = [];
  #taken = 0;
  #closed = false;

  /** Every place of the game, or of the variation that one is in, from the deal on. */
  walk: Place[] = $derived.by(() => walkOf(this.tree, this.place.line, this.info.moments));
  seats: SeatInfo[] = $derived.by(() => seatsOfRecord(this.info.names, this.info.players));
  #told: Told[] = $derived.by(() =>
    this.walk.map((place, moment) => {
      const path = place.line === null ? null : pathTo(this.tree, place);
      const events = path ? (this.#beside[keyOf(path, this.eyes)] ?? []) : (this.#lines[moment]?.events ?? []);
      return { key: textOf(place), at: moment, moment, events };
    }),
  );
  turns: ShownTurn[] = $derived.by(() => shown(turnsOf(this.#told, this.game), this.game, this.seats));
  stops: number[] = $derived.by(() => stopsOf(this.turns));
  log: LogItem[] = $derived.by(() => itemsOf([], this.turns, this.seats, this.game));
  /** How far one is along the walk. */
  moment: number = $derived.by(() => {
    const found = this.walk.findIndex((place) => isSame(place, this.place));
    return Math.max(0, found);
  });
  decision: AnalysisDecision | null = $derived.by(() => {
    const path = this.path;
    const own = path && this.judged[keyOf(path)];
    return own ?? (this.place.line === null ? decisionAt(this.analysis, this.place.at) : null);
  });

  /** The place and the steps that would have been better there, as a text: the same answer, read again, changes nothing on the board. */
  #better: string = $derived.by(() => {
    if (!this.draws || this.stage.scene || !this.decision || !isWrong(this.decision)) return "";
    return [textOf(this.place), ...turnOf(this.decision, this.decision.best)].join("|");
  });
  /** What is drawn on the board: the candidate that was pressed, else what would have been better than a mistake. */
  advice: Advised<unknown> | null = $derived.by(() => {
    const [, ...steps] = this.#better.split("|");
    return this.#advice ?? (steps.length ? { steps, view: null, taken: this.game?.seenWhenTaken ? 1 : 0 } : null);
  });

  constructor(info: StudyInfo, game: GameModule | null, box: unknown) {
    this.id = info.id;
    this.game = game;
    this.box = box;
    this.info = info;
    this.tree = info.tree;
    this.job = new Job(info.id, info.analysis);
    this.desk = new StudyDesk(this);
  }

  /** The first position, as the address has it; and what was judged so far. */
  async begin(place: Place | null, eyes: Eyes): Promise<void> {
    void this.job.watch();
    this.#main = stepsIn(await api.studyRecord(this.id));
    await this.goToPlace(place && pathTo(this.tree, place) ? place : START, eyes);
  }

  close(): void {
    this.#closed = true;
    this.job.close();
    this.stage.skip();
  }

  // ---------------------------------------------------------------- where one is

  get path(): StudyPath | null {
    return pathTo(this.tree, this.place);
  }
  /** What was judged so far. */
  get analysis(): Analysis | null {
    return this.job.state.result;
  }
  get count(): number {
    return this.walk.length;
  }
  get past(): { moment: number } {
    return { moment: this.moment };
  }
  /** The turn that is told on the board: as far as it has happened. */
  get trail(): ShownTurn | null {
    const turn = turnAt(this.turns, this.moment);
    return turn ? upTo(turn, this.moment) : null;
  }
  /** Whose choices the board offers. */
  get chooser(): number | null {
    if (this.eyes === "spectator") return null;
    return this.eyes === "open" ? (this.look?.to_act[0] ?? null) : this.eyes;
  }

  /** Goes along the line that was asked for last, even if it is not shown yet; the last moment is the end of that one. */
  goTo(moment: number): Promise<void> {
    const walk = this.#aimedWalk;
    const end = walk !== this.walk && moment >= this.count - 1;
    return this.goToPlace(walk[end ? walk.length - 1 : Math.min(Math.max(0, moment), walk.length - 1)] ?? START);
  }
  goBy(moments: number): Promise<void> {
    const walk = this.#aimedWalk;
    return this.goToPlace(walk[Math.min(Math.max(0, this.#aimed + moments), walk.length - 1)] ?? START);
  }
  goByTurn(by: 1 | -1): Promise<void> {
    if (this.#aimedWalk !== this.walk) return this.goBy(by); // its turns are not known yet
    const aim = this.#aimed;
    const stop = by > 0 ? this.stops.find((one) => one > aim) : this.stops.findLast((one) => one < aim);
    return this.goTo(stop ?? (by > 0 ? this.count - 1 : 0));
  }
  get #aimedWalk(): Place[] {
    return this.#aim.line === this.place.line ? this.walk : walkOf(this.tree, this.#aim.line, this.info.moments);
  }
  /** How far along its line the place is that was asked for last. */
  get #aimed(): number {
    return Math.max(
      0,
      this.#aimedWalk.findIndex((place) => isSame(place, this.#aim)),
    );
  }

  see(eyes: Eyes): Promise<void> {
    return this.goToPlace(this.#aim, eyes);
  }

  /** The seat whose dearest choice is looked for: it is shown once everything was judged. */
  seeks = $state<number | null>(null);

  /** Looks for the dearest choice of a seat, with its eyes; what was not judged yet is now. */
  async seek(seat: number): Promise<void> {
    this.seeks = seat;
    if (!this.analysis && !this.job.goesOn) await this.job.order("quick");
  }

  /** Goes to what was looked for, if it is known by now. */
  async found(): Promise<void> {
    const worst = this.analysis?.summary.find(({ seat }) => seat === this.seeks)?.worst ?? null;
    this.seeks = null;
    if (worst !== null) await this.goToDecision(worst);
  }

  /** Shows a place; while one is fetched only the last wish counts. */
  async goToPlace(place: Place, eyes: Eyes = this.#wanted?.eyes ?? this.eyes): Promise<void> {
    const last = this.info.moments - 1;
    const meant = place.line === null && place.at > last ? { line: null, at: last } : place; // an address may name any number
    this.#aim = meant;
    this.#wanted = { place: meant, eyes };
    if (this.#going) return;
    this.#going = true;
    const patience = setTimeout(() => (this.slow = true), SLOW_MILLISECONDS);
    try {
      while (this.#wanted && !this.#closed) {
        const wanted: Wanted = this.#wanted;
        this.#wanted = null;
        await this.#read(wanted.eyes);
        const path = pathTo(this.tree, wanted.place);
        if (!path) continue;
        await this.#readWay(wanted.place, wanted.eyes);
        const found = await this.lookAt(path, wanted.eyes);
        if (!this.#closed) this.#show(wanted, found);
      }
    } catch (error) {
      showRefusal(error, this);
    } finally {
      clearTimeout(patience);
      this.#going = false;
      this.slow = false;
    }
  }

  /** A position through somebody's eyes; what was seen once is kept. */
  async lookAt(path: StudyPath, eyes: Eyes): Promise<StudyView> {
    const key = keyOf(path, eyes);
    const kept = this.#looks.get(key);
    if (kept) return kept;
    const found = await api.lookAtStudy(this.id, { path, eyes });
    if (this.#looks.size >= MOST_LOOKS) this.#looks.clear();
    this.#looks.set(key, found);
    return found;
  }

  /** The log of the game, as those eyes have seen it. */
  async #read(eyes: Eyes): Promise<void> {
    if (this.#linesOf === eyes) return;
    const { lines } = await api.studyMoments(this.id, eyes);
    this.#lines = lines;
    this.#linesOf = eyes;
  }

  /** What led to a place of a variation, step by step. */
  async #readWay(place: Place, eyes: Eyes): Promise<void> {
    if (place.line === null) return;
    const way = walkOf(this.tree, place.line, this.info.moments);
    const end = way.findIndex((one) => isSame(one, place));
    for (const one of way.slice(0, end + 1)) {
      const path = one.line === null ? null : pathTo(this.tree, one);
      if (!path) continue;
      const key = keyOf(path, eyes);
      if (!this.#beside[key]) this.#beside = { ...this.#beside, [key]: (await this.lookAt(path, eyes)).events };
    }
  }

  /** Shows a position; a step or a turn forward is played, anything else is a jump. */
  #show({ place, eyes }: Wanted, found: StudyView): void {
    const before = this.look?.view ?? null;
    const sameEyes = eyes === this.eyes;
    const left = this.moment;
    const onTheWay = walkOf(this.tree, place.line, this.info.moments).some((one) => isSame(one, this.place));
    this.stage.skip();
    this.unpick();
    this.place = place;
    this.eyes = eyes;
    this.look = found;
    const next =
      sameEyes && onTheWay && before !== null && this.moment > left && this.moment <= (this.stops.find((stop) => stop > left) ?? 0);
    this.events = next ? this.#told.slice(left + 1, this.moment + 1).flatMap(({ events }) => events) : [];
    this.jump = !next;
    this.tick++;
    this.pause = this.events.length ? this.stage.play({ before, view: found.view, events: this.events, still: reducedMotion() }) : 0;
    rewrite(`${location.pathname}#at=${textOf(place)}&eyes=${eyes}`);
  }

  // ---------------------------------------------------------------- what if

  /** Makes steps of a seat: those of the game are followed, others make a variation. */
  async play(seat: number, steps: readonly string[]): Promise<void> {
    await this.follow(steps.map((step) => `${seat} ${step}`));
  }

  /** Makes steps with their seats. */
  async follow(steps: readonly string[]): Promise<void> {
    const path = this.path;
    if (!path) return;
    await this.lookAt({ moment: path.moment, steps: [...(path.steps ?? []), ...steps] }, this.eyes); // the rules may refuse it
    const from = this.place;
    const made = played(this.tree, from, steps, this.#main);
    if (made.tree !== this.tree) this.change((tree) => played(tree, from, steps, this.#main).tree);
    await this.goToPlace(made.place);
  }

  /** Changes the tree here and at the server; who does not own the study changes only what is on this screen. */
  change(change: Change): void {
    this.tree = change(this.tree);
    if (!pathTo(this.tree, this.place)) void this.goToPlace({ line: null, at: Math.min(this.look?.moment ?? 0, this.info.moments - 1) });
    if (!this.info.mine) return;
    this.#changes.push(change);
    if (this.saving !== "saving") void this.save();
  }

  /** Sends what was changed; if it was changed elsewhere too, both changes are kept. */
  async save(title: string | null = null): Promise<void> {
    this.saving = "saving";
    try {
      for (let again = true; again;) {
        const sent = this.#changes.length;
        try {
          const { revision } = this.info;
          this.info = await api.changeStudy(this.id, { revision, tree: this.tree, title });
          this.#changes.splice(0, sent);
          again = this.#changes.length > 0;
          if (!again) this.tree = this.info.tree;
        } catch (error) {
          if (!(error instanceof Refused) || error.code !== "changed-elsewhere") throw error;
          await this.#merge();
        }
      }
      this.saving = "";
    } catch (error) {
      this.saving = "failed";
      showRefusal(error, this);
    }
  }

  /** Takes over what was changed elsewhere, and makes the changes of this screen on top of it. */
  async #merge(): Promise<void> {
    const path = this.path;
    this.info = await api.study(this.id);
    this.tree = this.#changes.reduce((tree, change) => change(tree), this.info.tree);
    const place = path && played(this.tree, { line: null, at: path.moment }, path.steps ?? [], this.#main);
    if (place) void this.goToPlace(place.tree === this.tree ? place.place : { line: null, at: path.moment });
    notify(t("study-merged"));
  }

  async rename(title: string): Promise<void> {
    await this.save(title);
  }

  // ---------------------------------------------------------------- what is judged

  /** Judges the position that is shown. */
  async judge(): Promise<void> {
    const path = this.path;
    if (!path || this.judging) return;
    this.judging = true;
    try {
      const decision = await api.judgeStudy(this.id, path);
      this.judged = { ...this.judged, [keyOf(path)]: decision };
    } catch (error) {
      showRefusal(error, this);
    } finally {
      this.judging = false;
    }
  }

  /** Draws a candidate on the board, the best one with the rest of its turn; the same one again takes it away. */
  async pick(step: string): Promise<void> {
    const { decision, path } = this;
    if (!decision || !path || this.picked === step) return this.unpick();
    this.stage.skip();
    this.picked = step;
    const turn = turnOf(decision, step);
    const taken = this.game?.seenWhenTaken ? ++this.#taken : 0;
    this.#advice = { steps: turn, view: null, taken };
    const view = await this.#viewAfter(path, decision.seat, turn);
    if (this.picked === step && view) this.#advice = { steps: turn, view, taken };
  }

  /** The table after a turn, up to where it passes on: what is drawn then nobody could know. */
  async #viewAfter(path: StudyPath, seat: number, turn: readonly string[]): Promise<unknown> {
    for (let length = turn.length; length; length--) {
      const steps = [...(path.steps ?? []), ...turn.slice(0, length).map((one) => `${seat} ${one}`)];
      const found = await this.lookAt({ moment: path.moment, steps }, this.eyes).catch(() => null);
      if (found?.to_act.includes(seat)) return found.view;
    }
    return null;
  }

  unpick(): void {
    this.picked = null;
    this.#advice = null;
  }

  /** Goes to a decision that was judged and shows what was better. */
  async goToDecision(moment: number): Promise<void> {
    await this.goToPlace({ line: null, at: moment });
    if (this.decision && this.place.line === null && this.place.at === moment) await this.pick(this.decision.best);
  }
}

/** Names a position, and through whose eyes it is seen. */
function keyOf({ moment, steps }: StudyPath, eyes: Eyes | "" = ""): string {
  return [eyes, moment, ...(steps ?? [])].join("|");
}

/** The desk of a study: the real board at any moment of a game, and what is chosen there is a variation. */
export class StudyDesk extends BoardDesk {
  #study: Study;

  constructor(study: Study) {
    super(study.stage);
    this.#study = study;
  }

  get game(): GameModule | null {
    return this.#study.game;
  }
  get box(): Anything {
    return this.#study.box;
  }
  get table(): string {
    return `study.${this.#study.id}`;
  }
  get view(): Anything {
    return this.#study.look?.view ?? null;
  }
  get seat(): number | null {
    return this.#study.chooser;
  }
  get legal(): readonly string[] {
    return this.#study.stage.scene ? NONE : (this.#study.look?.legal ?? NONE);
  }
  get sets(): readonly StepSet[] {
    return this.legal.length ? (this.#study.look?.sets ?? NONE) : NONE;
  }
  get options(): Options {
    return this.#study.info.options;
  }
  get seats(): readonly SeatInfo[] {
    return this.#study.seats;
  }
  override get events(): readonly GameEvent[] {
    return this.#study.events;
  }
  override get tick(): number {
    return this.#study.tick;
  }
  override get jump(): boolean {
    return this.#study.jump;
  }
  override get trail(): Trail<GameEvent> | null {
    return this.#study.trail;
  }
  override get advice(): Advised<Anything> | null {
    return this.#study.advice;
  }
  /** Names the position by its path, so that a plan that is kept comes back where it was made. */
  override get token(): number {
    let hash = 7;
    for (const letter of JSON.stringify(this.#study.path)) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
    return hash;
  }

  play(steps: string | readonly string[]): Promise<boolean> {
    const seat = this.seat;
    return this.send(steps, async (wanted) => {
      if (seat !== null) await this.#study.play(seat, wanted);
    });
  }

  async tryOut(steps: readonly string[]): Promise<Trial<Anything>> {
    const { path, eyes } = this.#study;
    const seat = this.seat ?? 0;
    const tried: StudyPath = { moment: path?.moment ?? 0, steps: [...(path?.steps ?? []), ...steps.map((step) => `${seat} ${step}`)] };
    const found = await this.#study.lookAt(tried, eyes);
    const { view, legal, sets, events } = found;
    const passed = found.ended || !found.to_act.includes(seat);
    return { view, legal: passed ? [] : legal, sets: passed ? [] : sets, events, ended: passed };
  }
}
