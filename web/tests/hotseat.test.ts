// @vitest-environment ./tests/browserless.ts
import { describe, expect, it } from "vitest";
import { HotSeat } from "$src/table/state/hotseat.svelte";

const seats = (own: number[], acting: number[], playing = true) => ({ own, acting, playing });

describe("a hot seat", () => {
  it("shows the own seat, or a spectator's view, and no curtain", () => {
    const hot = new HotSeat(() => true);
    hot.choose(seats([], []), true);
    expect([hot.eye, hot.curtain]).toEqual([null, null]);
    hot.choose(seats([2], [2]), false);
    expect([hot.eye, hot.curtain]).toEqual([2, null]);
    expect(hot.curtain).toBeNull();
  });

  it("covers the screen for whoever comes first", () => {
    const hot = new HotSeat(() => true);
    hot.choose(seats([0, 1], [1]), true);
    expect(hot.curtain).toBe(1);
    expect(hot.lift()).toBe(1);
    expect([hot.eye, hot.curtain, hot.lift()]).toEqual([1, null, null]);
  });

  it("drops the curtain when the screen changes hands, and none while nobody has anything to hide", () => {
    let secret = false;
    const hot = new HotSeat((seat) => secret && seat === 0);
    hot.choose(seats([0, 1], [0]), true);
    expect([hot.eye, hot.curtain]).toEqual([0, null]);
    hot.choose(seats([0, 1], [1]), false);
    expect([hot.eye, hot.curtain]).toEqual([1, null]);
    secret = true;
    hot.choose(seats([0, 1], [0]), false);
    expect([hot.eye, hot.curtain]).toEqual([1, 0]);
  });

  it("keeps the curtain for the seat that it waits for, as long as that one must choose", () => {
    const hot = new HotSeat(() => true);
    hot.choose(seats([0, 1, 2], [1, 2]), true);
    hot.choose(seats([0, 1, 2], [1, 2]), false);
    expect(hot.curtain).toBe(1);
    hot.choose(seats([0, 1, 2], [2]), false);
    expect(hot.curtain).toBe(2);
  });

  it("leaves the eyes of one who may still choose, and lifts the curtain at the end", () => {
    const hot = new HotSeat(() => true);
    hot.choose(seats([0, 1], [0, 1]), true);
    hot.lift();
    hot.choose(seats([0, 1], [0, 1]), false);
    expect([hot.eye, hot.curtain]).toEqual([0, null]);
    hot.choose(seats([0, 1], [1]), false);
    hot.choose(seats([0, 1], [], false), false);
    expect(hot.curtain).toBeNull();
  });

  it("passes the eyes at once for people who hide nothing", () => {
    const hot = new HotSeat(() => true);
    hot.use(false);
    hot.choose(seats([0, 1], [1]), true);
    expect([hot.eye, hot.curtain, hot.curtainIsUsed]).toEqual([1, null, false]);
  });
});
