/** What an analysis says of turns and moments: pure functions on the server's JSON. */
import type { Analysis, AnalysisCandidate, AnalysisDecision } from "$messages";
import { turnAt, type Turn } from "$src/board/history/turns";

/** A moment that cost something, with the turn that it is part of. */
export interface Costly<T extends Turn> {
  decision: AnalysisDecision;
  turn: T | undefined;
}

export function decisionAt(analysis: Analysis | null, moment: number): AnalysisDecision | null {
  return analysis?.decisions.find((decision) => decision.moment === moment) ?? null;
}

/** The decisions that cost most, the worst first, as the analysis names them, those of the seat that looks before the others'; each with its turn. */
export function costliest<T extends Turn>(analysis: Analysis, turns: readonly T[], eyes: unknown = null): Costly<T>[] {
  const all = analysis.turning.flatMap((moment) => {
    const decision = decisionAt(analysis, moment);
    return decision ? [{ decision, turn: turnAt(turns, moment + 1) }] : [];
  });
  return [...all.filter(({ decision }) => decision.seat === eyes), ...all.filter(({ decision }) => decision.seat !== eyes)];
}

/** What the choices of a turn have given away together, beyond the noise; by the key of the turn. */
export function lossByTurn<T extends Turn>(analysis: Analysis, turns: readonly T[]): Map<string, number> {
  const lost = new Map<string, number>();
  for (const { moment, loss, noise } of analysis.decisions) {
    const turn = loss > noise ? turnAt(turns, moment + 1) : undefined;
    if (turn) lost.set(turn.key, (lost.get(turn.key) ?? 0) + loss);
  }
  return lost;
}

/** The candidates as they were judged, the best first, at most so many; the step that was made is always among them. */
export function shownCandidates({ candidates, step }: AnalysisDecision, most: number): AnalysisCandidate[] {
  const made = candidates.findIndex((one) => one.step === step);
  return made < most ? candidates.slice(0, most) : [...candidates.slice(0, most - 1), candidates[made] as AnalysisCandidate];
}

/** Whether a candidate may be as good as the best one, as far as the numbers tell. */
export function isInDoubt(candidate: AnalysisCandidate, best: AnalysisCandidate): boolean {
  return candidate !== best && best.win - candidate.win <= Math.hypot(candidate.interval, best.interval);
}

/** Whether a decision gave something away, beyond the noise. */
export function isWrong({ verdict }: AnalysisDecision): boolean {
  return verdict === "inaccuracy" || verdict === "mistake" || verdict === "blunder";
}

/** A candidate with the rest of its turn, where that was judged: of the best one. */
export function turnOf({ best, line, seat }: AnalysisDecision, step: string): string[] {
  const steps = step === best ? ownSteps(line, seat) : [];
  return steps[0] === step ? steps : [step];
}

/** Steps of a record (`1 bid 3`) that one seat makes, without its number, up to where another seat follows. */
export function ownSteps(line: readonly string[], seat: number): string[] {
  const own = line.findIndex((step) => step.split(" ", 1)[0] !== String(seat));
  return (own < 0 ? line : line.slice(0, own)).map((step) => step.slice(step.indexOf(" ") + 1));
}
