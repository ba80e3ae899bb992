import { describe, expect, it } from "vitest";
import { shared } from "$src/net/shared";

describe("what comes anew", () => {
  const before = {
    tiles: [
      { name: "a1", meeples: { red: 1 } },
      { name: "a2", meeples: {} },
    ],
    phase: "move",
    here: null,
  };

  it("is what was there before if nothing changed", () => {
    expect(shared(before, structuredClone(before))).toBe(before);
    expect(shared([1, "2", null], [1, "2", null])).toEqual([1, "2", null]);
  });

  it("keeps the parts that say the same, and changes nothing of what was there", () => {
    const copy = structuredClone(before);
    const now = { ...structuredClone(before), phase: "sow", here: "a2" };
    now.tiles[1]!.meeples = { red: 1 };
    const found = shared(before, now);
    expect(found).toEqual(now);
    expect(found.tiles[0]).toBe(before.tiles[0]);
    expect(found.tiles[1]).not.toBe(before.tiles[1]);
    expect(before).toEqual(copy);
  });

  it.each([
    [
      [1, 2, 3],
      [1, 2],
    ],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{}, []],
    [null, {}],
    [{ a: 1 }, null],
    [0, false],
  ])("never mistakes %j for %j", (one, other) => {
    expect(shared<unknown>(one, other)).toStrictEqual(other);
  });
});
