/** What somebody has done with puzzles, kept on this device: the first answers, and the days in a row. */
import { remember, remembered } from "$src/core/storage";

const KEY = "puzzles";
const DAY = 86_400_000;

interface Kept {
  /** By puzzle: whether the first answer was right. */
  answers: Record<string, boolean>;
  /** The last day on which a puzzle of the day was solved at once, and how many days in a row there have been. */
  last: string;
  streak: number;
  best: number;
}

const NOTHING: Kept = { answers: {}, last: "", streak: 0, best: 0 };

function kept(): Kept {
  try {
    const found = JSON.parse(remembered(KEY) ?? "null") as Partial<Kept> | null;
    const isOurs = found !== null && typeof found === "object" && typeof found.answers === "object" && found.answers !== null;
    return isOurs ? { ...NOTHING, ...found } : NOTHING;
  } catch {
    return NOTHING; // nothing of ours
  }
}

class Results {
  kept = $state.raw(kept());
}

const results = new Results();

/** Whether the first answer to a puzzle was right; undefined: there was none on this device. */
export function resultOf(puzzle: string): boolean | undefined {
  return results.kept.answers[puzzle];
}

/** Days in a row, up to a day or the day before, on which the puzzle of the day was solved at once. */
export function streakOn(day: string): number {
  const { last, streak } = results.kept;
  return last === day || last === before(day) ? streak : 0;
}

export function bestStreak(): number {
  return results.kept.best;
}

/** Notes a first answer; `day`: the puzzle is that day's. */
export function note(puzzle: string, right: boolean, day: string | null): void {
  const { answers, last, streak, best } = results.kept;
  if (puzzle in answers) return;
  const now: Kept = { answers: { ...answers, [puzzle]: right }, last, streak, best };
  if (right && day !== null && last !== day) {
    now.streak = last === before(day) ? streak + 1 : 1;
    now.last = day;
    now.best = Math.max(best, now.streak);
  }
  results.kept = now;
  remember(KEY, JSON.stringify(now));
}

/** The day before, by the calendar of UTC. */
function before(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? "" : new Date(time - DAY).toISOString().slice(0, 10);
}
