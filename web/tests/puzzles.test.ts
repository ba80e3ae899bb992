import "./browserless";
import { expect, it } from "vitest";
import { bestStreak, note, resultOf, streakOn } from "$src/puzzles/results.svelte";

it("counts the days in a row, and first answers only", () => {
  note("a", true, "2026-11-15");
  note("b", true, "2026-11-15"); // a second game on the same day
  expect(streakOn("2026-11-15")).toBe(1);
  expect(streakOn("2026-11-16")).toBe(1); // today's is still to come
  note("c", false, "2026-11-16");
  note("c", true, "2026-11-16"); // only the first answer counts
  expect(resultOf("c")).toBe(false);
  note("d", true, null); // not a puzzle of the day
  expect(streakOn("2026-11-16")).toBe(1);
  note("e", true, "2026-11-16");
  expect(streakOn("2026-11-16")).toBe(2);
  expect(streakOn("2026-11-18")).toBe(0);
  note("f", true, "2026-12-01");
  expect(streakOn("2026-12-01")).toBe(1);
  note("g", true, "2026-12-02");
  expect([streakOn("2026-12-02"), bestStreak()]).toEqual([2, 2]);
});
