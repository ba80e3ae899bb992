// @vitest-environment ./tests/browserless.ts
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HotSeat } from "../src/lib/hotseat.svelte";

const seats = (own: number[], acting: number[], playing = true) => ({ own, acting, playing });

describe("a hot seat", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the own seat, or a spectator's view, and no curtain", () => {
    const hot = new HotSeat(() => false);
    hot.choose(seats([], []), true);
    expect([hot.eye, hot.curtain]).toEqual([null, null]);
    hot.choose(seats([2], [2]), false);
    expect([hot.eye, hot.curtain]).toEqual([2, null]);
    vi.runAllTimers();
    expect(hot.curtain).toBeNull();
  });

  it("covers the screen for whoever comes first", () => {
    const hot = new HotSeat(() => false);
    hot.choose(seats([0, 1], [1]), true);
    expect(hot.curtain).toBe(1);
    expect(hot.lift()).toBe(1);
    expect([hot.eye, hot.curtain, hot.lift()]).toEqual([1, null, null]);
  });

  it("drops the curtain when the screen changes hands, after what the board still shows", () => {
    let held = true;
    const hot = new HotSeat(() => held);
    hot.choose(seats([0, 1], [0]), true);
    hot.lift();
    hot.choose(seats([0, 1], [1]), false);
    expect([hot.eye, hot.curtain]).toEqual([0, null]);
    vi.advanceTimersByTime(400);
    expect(hot.curtain).toBeNull();
    held = false;
    vi.advanceTimersByTime(200);
    expect([hot.eye, hot.curtain]).toEqual([0, 1]);
  });

  it("keeps the curtain for the seat that it waits for, as long as that one must choose", () => {
    const hot = new HotSeat(() => false);
    hot.choose(seats([0, 1, 2], [1, 2]), true);
    hot.choose(seats([0, 1, 2], [1, 2]), false);
    expect(hot.curtain).toBe(1);
    hot.choose(seats([0, 1, 2], [2]), false);
    expect(hot.curtain).toBe(2);
  });

  it("leaves the eyes of one who may still choose, and lifts the curtain at the end", () => {
    const hot = new HotSeat(() => false);
    hot.choose(seats([0, 1], [0, 1]), true);
    hot.lift();
    hot.choose(seats([0, 1], [0, 1]), false);
    vi.runAllTimers();
    expect([hot.eye, hot.curtain]).toEqual([0, null]);
    hot.choose(seats([0, 1], [1]), false);
    vi.runAllTimers();
    hot.choose(seats([0, 1], [], false), false);
    expect(hot.curtain).toBeNull();
  });

  it("passes the eyes at once for people who hide nothing", () => {
    const hot = new HotSeat(() => false);
    hot.use(false);
    hot.choose(seats([0, 1], [1]), true);
    expect([hot.eye, hot.curtain, hot.curtainIsUsed]).toEqual([1, null, false]);
  });

  it("drops no curtain on a table that is left", () => {
    const hot = new HotSeat(() => false);
    hot.choose(seats([0, 1], [0]), true);
    hot.lift();
    hot.choose(seats([0, 1], [1]), false);
    hot.close();
    vi.runAllTimers();
    expect(hot.curtain).toBeNull();
  });
});
