import { describe, expect, it } from "vitest";
import { applied } from "./changes";

describe("changes", () => {
  it("are made without touching what was there", () => {
    const before = { seats: [{ gold: 1 }, { gold: 2 }], phase: "bid", gone: 1 };
    const after = applied(before, [[["seats", 1, "gold"], 5], [["phase"], null], [["gone"]], [["new"], [1]], [["new", 0], 2]]);
    expect(after).toEqual({ seats: [{ gold: 1 }, { gold: 5 }], phase: null, new: [2] });
    expect(before).toEqual({ seats: [{ gold: 1 }, { gold: 2 }], phase: "bid", gone: 1 });
    expect(after.seats[0]).toBe(before.seats[0]);
  });

  it("can replace the whole", () => {
    expect(
      applied(null as unknown, [
        [[], { a: 1 }],
        [["a"], 2],
      ]),
    ).toEqual({ a: 2 });
  });

  it("may be none", () => {
    const value = { a: 1 };
    expect(applied(value, [])).toBe(value);
  });
});
