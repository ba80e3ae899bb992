/** A table of letters for tests: `b` needs `a`, `z` is never allowed, and `end` ends the turn. */
import { Refused } from "$src/net/api";
import type { Trial } from "$src/core/game";
import { keepHere, keptHere } from "$src/core/drafts";

export interface Letters {
  played: string;
}

const LEGAL = ["a", "b", "c", "end"];

export class FakeDesk {
  table = "t";
  seat = 0;
  busy = false;
  ahead = false;
  token = $state(1);
  legal = $state.raw<readonly string[]>(LEGAL);
  view = $state.raw<Letters>({ played: "" });
  /** What was played: one entry for each message. */
  played: string[][] = [];
  before: string[] = [];
  refusals: string[] = [];
  answer: () => Promise<boolean> = () => Promise.resolve(true);

  tryOut = async (steps: readonly string[]): Promise<Trial<Letters>> => {
    await Promise.resolve();
    if (steps.includes("z")) throw new Refused("bad-letter");
    if (steps.includes("b") && !steps.includes("a")) throw new Refused("b-needs-a");
    return { view: { played: steps.join("") }, legal: LEGAL, sets: [], events: [], ended: steps.at(-1) === "end" };
  };

  play = (steps: readonly string[], before: Letters): Promise<boolean> => {
    this.played.push([...steps]);
    this.before.push(before.played);
    return this.answer();
  };

  refused = (error: unknown): void => {
    if (!(error instanceof Refused)) throw error;
    this.refusals.push(error.code);
  };

  tries = (): void => undefined;

  keepPlan = (steps: readonly string[]): void => keepHere(this, steps);

  keptPlan = (): Promise<readonly string[] | null> => Promise.resolve(keptHere(this));

  async until(condition: () => boolean): Promise<void> {
    for (let turns = 0; turns < 50 && !condition(); turns++) await Promise.resolve();
    if (!condition()) throw new Error("It did not come to this.");
  }
}
