// @vitest-environment ./tests/browserless.ts
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Refused } from "$src/net/api";
import type { Desk } from "$src/core/game";
import { Plan } from "$src/board/plan.svelte";
import { FakeDesk, type Letters } from "./desks.svelte";

function start(): { desk: FakeDesk; plan: Plan<Letters> } {
  const desk = new FakeDesk();
  return { desk, plan: new Plan<Letters>(desk as unknown as Desk<Letters>) };
}

/** A browser's memory. */
function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

describe("a plan on this device", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("survives a reload, on the same position only", async () => {
    const kept = storage();
    const { plan } = start();
    await plan.add("a");
    await plan.add("b");
    const again = start();
    expect(await again.plan.restore()).toBe(true);
    expect(again.plan.steps).toEqual(["a", "b"]);
    expect(again.plan.view.played).toBe("ab");
    again.plan.peekAt(0); // what comes after its first step is asked for
    await again.desk.until(() => again.plan.view.played === "a");
    const other = start();
    other.desk.token = 2;
    expect(await other.plan.restore()).toBe(false);
    expect([...kept]).toEqual([]);
  });

  it("comes back when the server has time for it, and is never forgotten because it had none", async () => {
    vi.useFakeTimers();
    try {
      const kept = storage();
      await start().plan.add("a");
      const { desk, plan } = start();
      const tryOut = desk.tryOut;
      let busy = 2;
      desk.tryOut = (steps) => (busy-- > 0 ? Promise.reject(new Refused("busy")) : tryOut(steps));
      const coming = plan.restore();
      await vi.runAllTimersAsync();
      expect(await coming).toBe(true);
      expect(plan.steps).toEqual(["a"]);
      const late = start();
      late.desk.tryOut = () => Promise.reject(new Refused("too-many"));
      const never = late.plan.restore();
      await vi.runAllTimersAsync();
      expect(await never).toBe(false);
      expect(kept.size).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("waits while something else is shown in the moment when it comes back, and is not forgotten", async () => {
    vi.useFakeTimers();
    try {
      const kept = storage();
      await start().plan.add("a");
      const { desk, plan } = start();
      const { legal, keptPlan, tryOut } = desk;
      desk.keptPlan = () => {
        desk.legal = []; // somebody has come in, which is shown
        desk.keptPlan = keptPlan;
        setTimeout(() => (desk.legal = legal), 150);
        return keptPlan();
      };
      desk.tryOut = (steps) => (desk.legal.length ? tryOut(steps) : Promise.reject(new Refused("not-your-turn")));
      const coming = plan.restore();
      await vi.runAllTimersAsync();
      expect(await coming).toBe(true);
      expect(plan.steps).toEqual(["a"]);
      const late = start();
      late.desk.tryOut = (steps) => {
        late.desk.legal = [];
        return tryOut(steps);
      };
      expect(await late.plan.restore()).toBe(true);
      expect(kept.size).toBe(1);
      late.desk.legal = legal;
      expect(late.plan.steps).toEqual(["a"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("belongs to one seat", async () => {
    storage();
    await start().plan.add("a");
    const other = start();
    other.desk.seat = 1;
    expect(await other.plan.restore()).toBe(false);
    expect(other.plan.steps).toEqual([]);
  });

  it("is forgotten in silence when it is not possible any more, when it is played, and when it is discarded", async () => {
    const kept = storage();
    kept.set("serai.plan.t.0", JSON.stringify({ token: 1, steps: ["b"] }));
    const { desk, plan } = start();
    expect(await plan.restore()).toBe(false);
    expect([desk.refusals, [...kept]]).toEqual([[], []]);
    kept.set("serai.plan.t.0", "nonsense");
    expect(await plan.restore()).toBe(false);
    await plan.add("a");
    expect(kept.size).toBe(1);
    await plan.send();
    expect(kept.size).toBe(0);
    await plan.add("c");
    plan.clear();
    expect(kept.size).toBe(0);
    await plan.add("c");
    await plan.takeBack();
    expect(kept.size).toBe(0);
  });
});

describe("a plan", () => {
  it("grows by what the rules allow, and shows what it leads to", async () => {
    const { desk, plan } = start();
    expect(plan.legal).toEqual(["a", "b", "c", "end"]);
    expect(await plan.add("a")).toBe(true);
    expect(await plan.add("b", "c")).toBe(true);
    expect(plan.steps).toEqual(["a", "b", "c"]);
    expect(plan.view.played).toBe("abc");
    expect(desk.view.played).toBe("");
    expect(desk.played).toEqual([]);
  });

  it("explains what is refused and stays as it was", async () => {
    const { desk, plan } = start();
    await plan.add("a");
    expect(await plan.add("z")).toBe(false);
    await plan.explain("z");
    expect(desk.refusals).toEqual(["bad-letter", "bad-letter"]);
    expect(plan.steps).toEqual(["a"]);
  });

  it("takes steps back, with those that cannot be without them", async () => {
    const { plan } = start();
    await plan.add("a");
    await plan.add("b"); // needs a
    await plan.add("c");
    expect(await plan.remove(0)).toBe(1);
    expect(plan.steps).toEqual(["c"]);
    await plan.replace(["a", "b", "c"]);
    expect(await plan.takeBack()).toBe(true);
    expect(plan.steps).toEqual(["a", "b"]);
    expect(plan.view.played).toBe("ab");
    await plan.takeBack();
    await plan.takeBack();
    expect(plan.steps).toEqual([]);
    expect(plan.view.played).toBe("");
  });

  it("shows the table after one of its steps, and then offers nothing", async () => {
    const { plan } = start();
    await plan.add("a");
    await plan.add("b");
    plan.peekAt(0);
    expect(plan.view.played).toBe("a");
    expect(plan.legal).toEqual([]);
    plan.peekAt(null);
    expect(plan.view.played).toBe("ab");
  });

  it("makes one change after the other, however quick the fingers are", async () => {
    const { plan } = start();
    const changes = [plan.add("a"), plan.add("b"), plan.add("z"), plan.takeBack(), plan.add("c")];
    expect(await Promise.all(changes)).toEqual([true, true, false, true, true]);
    expect(plan.steps).toEqual(["a", "c"]);
  });

  it("is played in one message", async () => {
    const { desk, plan } = start();
    await plan.add("a");
    await plan.add("b");
    desk.answer = () => new Promise((resolve) => setTimeout(() => resolve(true)));
    const sent = plan.send("end");
    await desk.until(() => plan.sending);
    expect(plan.busy).toBe(true);
    expect(plan.steps).toEqual(["a", "b"]);
    expect(await sent).toBe(true);
    expect(desk.played).toEqual([["a", "b", "end"]]);
    expect(desk.before).toEqual(["ab"]);
    expect([plan.steps, plan.sending]).toEqual([[], false]);
  });

  it("stays as it was, with the reason, when the turn is refused", async () => {
    const { desk, plan } = start();
    await plan.add("a");
    desk.answer = () => Promise.resolve(false);
    expect(await plan.send("end")).toBe(false);
    expect(plan.steps).toEqual(["a"]);
    expect(plan.sending).toBe(false);
    expect(plan.legal).toContain("c");
  });

  it("waits as long as the connection is broken, and no step is half played", async () => {
    const { desk, plan } = start();
    await plan.add("a");
    let back: (done: boolean) => void = () => undefined;
    desk.answer = () => new Promise((resolve) => (back = resolve));
    const sent = plan.send("end");
    await desk.until(() => plan.sending);
    const late = plan.add("c");
    await Promise.resolve();
    expect(desk.played).toEqual([["a", "end"]]);
    desk.token++;
    desk.view = { played: "aend" };
    expect(plan.view.played).toBe("aend"); // what has been played is no plan any more
    back(true);
    expect(await sent).toBe(true);
    expect(await late).toBe(false);
  });

  it("is worth nothing on another position, and survives a look back", async () => {
    const { desk, plan } = start();
    await plan.add("a");
    const legal = desk.legal;
    desk.legal = [];
    flushSync();
    expect(plan.steps).toEqual([]);
    expect(await plan.send()).toBe(false);
    desk.legal = legal;
    expect(plan.steps).toEqual(["a"]);
    desk.token++;
    expect(plan.steps).toEqual([]);
    expect(await plan.add("c")).toBe(true);
    expect(plan.steps).toEqual(["c"]);
  });

  it("does not take an answer that comes after the table has moved on", async () => {
    const { desk, plan } = start();
    const late = plan.add("a");
    desk.token++;
    expect(await late).toBe(false);
    expect(plan.steps).toEqual([]);
  });

  it("ends where nothing more can be known, or where the board says so", async () => {
    const { desk } = start();
    const plan = new Plan<Letters>(desk as unknown as Desk<Letters>, ({ view }) => view.played === "c");
    await plan.add("c");
    expect([plan.ended, plan.legal]).toEqual([true, []]);
    await plan.replace(["a", "end"]);
    expect([plan.ended, plan.legal]).toEqual([true, []]);
  });

  it("throws on what is no refusal", async () => {
    const { desk, plan } = start();
    desk.tryOut = () => Promise.reject(new TypeError("a fault"));
    await expect(plan.add("a")).rejects.toThrow("a fault");
    desk.tryOut = () => Promise.reject(new Refused("stale"));
    expect(await plan.add("a")).toBe(false);
  });
});
