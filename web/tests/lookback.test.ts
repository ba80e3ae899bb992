// @vitest-environment ./tests/browserless.ts
import type { Moment } from "$messages";
import { describe, expect, it, vi } from "vitest";
import { Refused } from "$src/net/api";
import { LookBack } from "$src/table/state/lookback.svelte";

function start() {
  const fetch = vi.fn((moment: number, seat: number | null, open: boolean): Promise<Moment> =>
    Promise.resolve({ moment, count: 9, view: { moment, seat, open }, legal: [], events: [{ event: `e${moment}` }] }),
  );
  const shown = vi.fn();
  return { lookBack: new LookBack(fetch, shown), fetch, shown };
}

describe("looking back", () => {
  it("shows a moment, jumps without animation and steps with it", async () => {
    const { lookBack, shown } = start();
    await lookBack.goTo(3, 9, 1, false);
    expect(lookBack.past).toMatchObject({ moment: 3, seat: 1, open: false, began: 9, still: true, view: { moment: 3 } });
    await lookBack.goTo(4, 10, 1, false);
    expect(lookBack.past).toMatchObject({ moment: 4, still: false, began: 9 });
    await lookBack.goTo(2, 10, 1, false);
    expect(lookBack.past).toMatchObject({ moment: 2, still: true });
    expect(shown).toHaveBeenCalledTimes(3);
  });

  it("animates a turn where the log knows what led to its end, and stops at the ends of turns", async () => {
    const { fetch, shown } = start();
    const lookBack = new LookBack(fetch, shown, (from, to) => (from === 2 && to === 5 ? [{ event: "turn" }] : null));
    await lookBack.goTo(2, 9, 0, false);
    await lookBack.goTo(lookBack.stopAfter([0, 2, 5, 8], 1), 9, 0, false);
    expect(lookBack.past).toMatchObject({ moment: 5, still: false, events: [{ event: "turn" }] });
    await lookBack.goTo(lookBack.stopAfter([0, 2, 5, 8], 1), 9, 0, false);
    expect(lookBack.past).toMatchObject({ moment: 8, still: true });
    expect(lookBack.stopAfter([0, 2, 5, 8], 1)).toBe(8);
    expect(lookBack.stopAfter([0, 2, 5, 8], -1)).toBe(5);
  });

  it("stays between the deal and now, and has nobody's eyes when all is open", async () => {
    const { lookBack, fetch } = start();
    await lookBack.goTo(-4, 9, 1, true);
    await lookBack.goTo(40, 9, null, false);
    expect(fetch.mock.calls).toEqual([
      [0, null, true],
      [8, null, false],
    ]);
  });

  it("fetches only the last wish of quick fingers", async () => {
    const { lookBack, fetch } = start();
    const first = lookBack.goTo(1, 9, 0, false);
    for (let steps = 0; steps < 4; steps++) void lookBack.goTo(lookBack.after(1), 9, 0, false);
    await first;
    expect(fetch.mock.calls.map(([moment]) => moment)).toEqual([1, 5]);
    expect(lookBack.past?.moment).toBe(5);
  });

  it("can go on after a refusal, and leaves to the table as it is", async () => {
    const { lookBack, fetch } = start();
    fetch.mockRejectedValueOnce(new Refused("not-over"));
    await expect(lookBack.goTo(1, 9, 0, true)).rejects.toThrow("not-over");
    expect(lookBack.past).toBeNull();
    await lookBack.goTo(1, 9, 0, false);
    expect(lookBack.past?.moment).toBe(1);
    lookBack.leave();
    expect(lookBack.past).toBeNull();
  });
});
