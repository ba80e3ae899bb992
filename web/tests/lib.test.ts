import { describe, expect, it } from "vitest";
import { clockText } from "../src/lib/clock";
import { waitBefore } from "../src/lib/connection.svelte";

describe("a clock", () => {
  it.each([
    [0, "0:00"],
    [9.2, "0:10"],
    [65, "1:05"],
    [3600, "1:00:00"],
    [3 * 86_400 - 3600, "2 d 23 h"],
  ])("shows %d seconds as people write them", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe("the wait before the next attempt to connect", () => {
  it("grows, within bounds, and differs between browsers", () => {
    const waits = Array.from({ length: 12 }, (_, attempt) => waitBefore(attempt, 0.5));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(500);
    expect(Math.max(...waits)).toBe(5000);
    expect(waitBefore(3, 0)).not.toBe(waitBefore(3, 1));
  });
});
