import { describe, expect, it } from "vitest";
import type { GameEvent } from "./declared";
import { framesOf, lengthOf, sceneOf } from "./scene";
import { seatView, view } from "./samples";

const LONGEST_PLAY = 4200;
const before = view([
  seatView(0, { gold: 10, space: 3, chosen: true, choice: "bid 3" }),
  seatView(1, { gold: null, space: 9 }),
  seatView(2, { gold: null, chosen: true }),
]);
const reveal: GameEvent[] = [
  { event: "chose", seat: 1 },
  { event: "reveal", fists: ["bid 3", "thief", "bid 2"], coins: [3, 0, 2] },
  { event: "walk", seat: 0, from: 3, to: 6, by: 3, where: "space" },
  { event: "steal", seat: 1, coins: 5 },
  { event: "thief-out", seat: 1, why: "shown" },
];

describe("the reveal", () => {
  const after = view(
    [seatView(0, { gold: 7, space: 6 }), seatView(1, { gold: null, space: 9, thief: false }), seatView(2, { gold: null })],
    {
      bribe: 2,
      card: "fakir",
      row: ["guard", "fakir", null, null, null],
    },
  );
  const frames = framesOf(sceneOf(before), [...reveal, { event: "card", bribe: 2, person: "fakir" }], after);

  it("raises all fists, opens them from the least to the most with the thief last, and marks who leads and who moves", () => {
    expect(frames[0]?.scene.raised).toBe(true);
    expect(frames[0]?.scene.fists.every(({ state, step }) => state === "closed" && step === null)).toBe(true);
    const open = frames.slice(1, 4).map(({ scene }) => scene.fists.map(({ state, moves }) => `${state}${moves ? " leads" : ""}`));
    expect(open).toEqual([
      ["closed", "closed", "shown leads"],
      ["shown leads", "closed", "shown"],
      ["shown leads", "shown", "shown"],
    ]);
    expect(frames[1]?.scene.fists[0]?.step).toBe(null);
    expect(frames[3]?.scene.fists.map(({ step }) => step)).toEqual(["bid 3", "thief", "bid 2"]);
    expect(frames[3]?.scene.spaces).toEqual([3, 9, 0]);
    expect(frames.filter(({ scene }) => scene.raised && scene.spaces[0] !== 3)).toEqual([]);
  });

  it("lets the coins flow to the thief", () => {
    const flights = frames.flatMap((frame) => frame.flights);
    expect(flights).toContainEqual({ from: 0, to: 1, coins: 3, thief: false });
    expect(flights).toContainEqual({ from: 2, to: 1, coins: 2, thief: false });
    expect(flights.filter(({ thief }) => thief)).toHaveLength(1);
    expect(frames[4]?.scene.gold).toEqual([7, null, null]);
    expect(frames[4]?.scene.thieves).toEqual([true, false, true]);
  });

  it("walks space by space", () => {
    const spaces = frames.map(({ scene }) => scene.spaces[0]);
    expect([...new Set(spaces)]).toEqual([3, 4, 5, 6]);
  });

  it("ends with the view, in order and in time", () => {
    expect(frames.at(-1)?.scene).toEqual(sceneOf(after));
    const times = frames.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(lengthOf(frames)).toBeLessThan(LONGEST_PLAY);
  });
});

describe("the end of a round", () => {
  it("shares the pot after the coins came into it", () => {
    const after = view([seatView(0, { gold: 9, space: 0 }), seatView(1, { gold: null, space: 9 }), seatView(2, { gold: null })], {
      round: 2,
      pot: 1,
    });
    const events: GameEvent[] = [
      { event: "reveal", fists: ["bid 3", "bid 4", "pass"], coins: [3, 4, 0] },
      { event: "pot", coins: 7 },
      { event: "share", coins: 2, pot: 1 },
      { event: "round", round: 2 },
      { event: "card", bribe: 1, person: "guard" },
    ];
    const frames = framesOf(sceneOf(before), events, after);
    expect(frames.map(({ scene }) => scene.pot)).toEqual([0, 0, 0, 0, 7, 1, 1]);
    expect(frames.map(({ scene }) => scene.gold[0])).toEqual([10, 10, 10, 10, 7, 9, 9]);
    expect(lengthOf(frames)).toBeLessThan(LONGEST_PLAY);
  });

  it("is in time even after the longest walk", () => {
    const events: GameEvent[] = [
      { event: "reveal", fists: ["bid 3", "pass", "pass"], coins: [3, 0, 0] },
      { event: "walk", seat: 0, from: 0, to: 48, by: 48, where: "space" },
      { event: "pot", coins: 3 },
      { event: "share", coins: 1, pot: 0 },
    ];
    expect(lengthOf(framesOf(sceneOf(before), events, before))).toBeLessThan(LONGEST_PLAY);
  });
});

describe("several events at once", () => {
  it("play only the last reveal, from where the earlier ones led", () => {
    const events: GameEvent[] = [
      ...reveal,
      { event: "card", bribe: 2, person: "fakir" },
      { event: "reveal", fists: ["pass", "pass", "bid 1"], coins: [0, 0, 1] },
      { event: "pot", coins: 1 },
    ];
    const frames = framesOf(sceneOf(before), events, before);
    expect(frames[0]?.scene.spaces).toEqual([6, 9, 0]);
    expect(frames[0]?.scene.row[1]).toBe("fakir");
    expect(frames[0]?.scene.gold[0]).toBe(7);
  });

  it("without a reveal show the view at once", () => {
    const frames = framesOf(sceneOf(before), [{ event: "chose", seat: 2 }], before);
    expect(frames).toHaveLength(1);
    expect(lengthOf(frames)).toBe(0);
  });
});
