import { describe, expect, it } from "vitest";
import type { Analysis, AnalysisDecision, StudyTree } from "$messages";
import { barsOf, momentAt, mostMoved, pathOfSeat, spread, xOf, yOf } from "$src/study/curve";
import { costliest, isInDoubt, isWrong, lossByTurn, ownSteps, shownCandidates, turnOf } from "$src/study/judged";
import { minutesFor } from "$src/study/minutes";
import * as tree from "$src/study/tree";

const MAIN = ["0 bid 1", "1 pass", "0 thief", "1 bid 2"];
const EMPTY: StudyTree = { comments: {}, lines: [] };

/** A tree with a variation at moment 1, one that leaves it after two steps, and one more at moment 1. */
function grown(): StudyTree {
  let made = tree.played(EMPTY, { line: null, at: 1 }, ["1 bid 5", "0 bid 1", "1 pass"], MAIN);
  made = tree.played(made.tree, { line: "a", at: 2 }, ["1 thief"], MAIN);
  return tree.played(made.tree, { line: null, at: 1 }, ["1 thief"], MAIN).tree;
}

describe("the tree of variations", () => {
  it("follows the game instead of repeating it", () => {
    const made = tree.played(EMPTY, { line: null, at: 0 }, ["0 bid 1", "1 pass"], MAIN);
    expect(made).toEqual({ tree: EMPTY, place: { line: null, at: 2 } });
  });

  it("leaves the game where a step differs, and follows what is there already", () => {
    const made = tree.played(EMPTY, { line: null, at: 0 }, ["0 bid 1", "1 bid 5"], MAIN);
    expect(made.place).toEqual({ line: "a", at: 1 });
    expect(made.tree.lines[0]?.from).toEqual({ moment: 1, line: null, after: 0 });
    const again = tree.played(made.tree, { line: null, at: 1 }, ["1 bid 5"], MAIN);
    expect(again.tree).toBe(made.tree);
    expect(again.place).toEqual({ line: "a", at: 1 });
  });

  it("grows a line at its end, and a new one from its middle", () => {
    const two = tree.played(EMPTY, { line: null, at: 1 }, ["1 bid 5"], MAIN);
    const longer = tree.played(two.tree, two.place, ["0 bid 1"], MAIN);
    expect(longer.tree.lines).toHaveLength(1);
    expect(longer.place).toEqual({ line: "a", at: 2 });
    const beside = tree.played(longer.tree, { line: "a", at: 1 }, ["0 thief"], MAIN);
    expect(beside.tree.lines[1]?.from).toEqual({ moment: 1, line: "a", after: 1 });
  });

  it("knows the path to every place, and the walk through a line", () => {
    const all = grown();
    expect(tree.pathTo(all, { line: "b", at: 1 })).toEqual({ moment: 1, steps: ["1 bid 5", "0 bid 1", "1 thief"] });
    expect(tree.pathTo(all, { line: "b", at: 2 })).toBeNull();
    expect(tree.pathTo(all, { line: "x", at: 1 })).toBeNull();
    expect(tree.walkOf(all, "b", 5).map(tree.textOf)).toEqual(["0", "1", "a.1", "a.2", "b.1"]);
    expect(tree.walkOf(all, null, 3).map(tree.textOf)).toEqual(["0", "1", "2"]);
    expect(tree.leaving(all, { line: null, at: 1 }).map(({ id }) => id)).toEqual(["a", "c"]);
  });

  it("loses what hangs on a line together with it", () => {
    expect(tree.without(grown(), "a").lines.map(({ id }) => id)).toEqual(["c"]);
    const lost = grown().lines.filter(({ id }) => id !== "c");
    expect(tree.restored(tree.without(grown(), "a"), lost).lines.map(({ id }) => id)).toEqual(["c", "a", "b"]);
    expect(tree.restored(EMPTY, lost.slice(1))).toBe(EMPTY); // what it left is not there
    expect(tree.outline(grown()).map(({ line, depth }) => `${line.id}${depth}`)).toEqual(["a0", "b1", "c0"]);
  });

  it("names, comments, and reads addresses back", () => {
    let all = tree.renamed(grown(), "b", "bold");
    all = tree.commented(all, { line: "b", at: 1 }, " why not ");
    all = tree.commented(all, { line: null, at: 2 }, "here");
    expect(tree.lineOf(all, "b")?.name).toBe("bold");
    expect(tree.commentAt(all, { line: "b", at: 1 })).toBe("why not");
    expect(tree.commentAt(tree.commented(all, { line: null, at: 2 }, ""), { line: null, at: 2 })).toBe("");
    for (const place of [tree.START, { line: "ab", at: 12 }]) expect(tree.placeIn(tree.textOf(place))).toEqual(place);
    for (const text of [null, "", "x", "a.", "-1", "a.1.2", "1e9"]) expect(tree.placeIn(text)).toBeNull();
  });

  it("reads the steps of a record, and nothing else of it", () => {
    const record = "serai record 1\nplayers 2\nseat 0 fox\n\ndraw fakir\n0 bid 1\r\n1 pass\n#: line a 1\n#: step 0 thief\n";
    expect(tree.stepsIn(record)).toEqual(["0 bid 1", "1 pass"]);
  });
});

describe("the curve", () => {
  const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

  it("goes from edge to edge, with a gap where nothing is known", () => {
    expect(pathOfSeat([[1, 0], [0.5, 0.5], null, [0, 1]], 0, frame)).toBe("M10 5L43.3 30M110 55");
    expect([xOf(0, 1, frame), yOf(2, frame), yOf(-1, frame)]).toEqual([60, 5, 55]);
  });

  it("finds the moment below a point, at every moment", () => {
    for (let moment = 0; moment < 57; moment++) expect(momentAt(xOf(moment, 57, frame), 57, frame)).toBe(moment);
    expect([momentAt(-50, 57, frame), momentAt(999, 57, frame)]).toEqual([0, 56]);
  });

  it("shows luck and choice as bars up and down, the largest half of the band", () => {
    const luck = [null, [0.2, -0.2], [0, 0]];
    const choice = [null, [-0.1, 0.1], [0.05, -0.05]];
    const most = mostMoved([luck, choice], 0);
    expect(most).toBe(0.2);
    expect(barsOf(luck, 0, most, frame).map(({ moment, y, height }) => [moment, y, height])).toEqual([[1, 5, 25]]);
    expect(barsOf(choice, 0, most, frame).map(({ moment, y, height }) => [moment, y, height])).toEqual([
      [1, 30, 12.5],
      [2, 23.8, 6.25],
    ]);
  });

  it("pushes labels apart and keeps them inside", () => {
    expect(spread([30, 30, 30], 10, 0, 60)).toEqual([30, 40, 50]);
    expect(spread([60, 60], 10, 0, 60)).toEqual([50, 60]);
  });
});

describe("what was judged", () => {
  const candidates = [
    { step: "bid 1", win: 0.5, share: 0.6, interval: 0.03 },
    { step: "bid 2", win: 0.51, share: 0.2, interval: 0.03 },
    { step: "pass", win: 0.4, share: 0.1, interval: 0.02 },
    { step: "bid 3", win: 0.1, share: 0.1, interval: 0.03 },
  ];
  const decision = (moment: number, loss: number): AnalysisDecision => {
    return {
      moment,
      seat: 0,
      step: "bid 3",
      best: "bid 1",
      loss,
      noise: 0.05,
      verdict: "mistake",
      candidates,
      line: ["0 bid 1", "1 pass"],
      reasons: [],
    };
  };
  const turns = [1, 3, 6].map((last) => ({ key: `t${last}`, at: last, last, events: [], moments: [] }));
  const analysis = { decisions: [decision(1, 0.1), decision(2, 0.2), decision(4, 0.01)], turning: [2, 1, 9] } as unknown as Analysis;

  it("is grouped by turn, without what is in the noise", () => {
    expect([...lossByTurn(analysis, turns)].map(([key, loss]) => [key, Math.round(loss * 100)])).toEqual([["t3", 30]]);
    expect(costliest(analysis, turns).map(({ decision: { moment }, turn }) => [moment, turn?.key])).toEqual([
      [2, "t3"],
      [1, "t3"],
    ]);
  });

  it("lists candidates as they were judged, the best first even where another looks higher, always with the step that was made", () => {
    expect(shownCandidates(decision(0, 0.4), 2).map(({ step }) => step)).toEqual(["bid 1", "bid 3"]);
    const [best, second, third] = shownCandidates(decision(0, 0.4), 4);
    if (!best || !second || !third) throw new Error("too few candidates");
    expect([isInDoubt(best, best), isInDoubt(second, best), isInDoubt(third, best)]).toEqual([false, true, false]);
  });

  it("has the rest of the best turn, and of no other", () => {
    expect([turnOf(decision(0, 0.4), "bid 1"), turnOf(decision(0, 0.4), "pass")]).toEqual([["bid 1"], ["pass"]]);
    expect([isWrong(decision(0, 0.4)), isWrong({ ...decision(0, 0.4), verdict: "doubt" })]).toEqual([true, false]);
  });

  it("takes the steps of one seat up to where another follows", () => {
    expect(ownSteps(["0 sow a1", "0 drop red", "1 bid 3", "0 end"], 0)).toEqual(["sow a1", "drop red"]);
    expect(ownSteps(["1 bid 3"], 0)).toEqual([]);
  });

  it("tells minutes that grow with the game and the care", () => {
    expect(minutesFor(60, "quick")).toBe(0);
    expect(minutesFor(300, "deep")).toBeGreaterThan(minutesFor(300, "normal"));
  });
});
