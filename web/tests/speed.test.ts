// @vitest-environment ./tests/browserless.ts
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lengthAt } from "$src/board/speed.svelte";
import { Stage } from "$src/board/stage.svelte";

const scene = { before: null, view: {}, events: [], still: false };

describe("the speed of the others' moves", () => {
  beforeEach(() => void vi.useFakeTimers().stubGlobal("document", { visibilityState: "visible" }));
  afterEach(() => void vi.useRealTimers().unstubAllGlobals());

  it("is longer when slow, nothing when instant, and open where it waits for a press", () => {
    expect(lengthAt("normal", 400)).toBe(400);
    expect(lengthAt("slow", 1000)).toBeGreaterThan(2000);
    expect(lengthAt("slow", 0)).toBeGreaterThan(1000); // still pictures are looked at too
    expect(lengthAt("instant", 400)).toBe(0);
    expect(lengthAt("step", 400)).toBeNull();
  });

  it("holds a scene on the stage until the next one is asked for", () => {
    const stage = new Stage();
    const played = vi.fn(() => 300);
    const over = vi.fn();
    stage.enter(played);
    stage.play(scene, over, (milliseconds) => lengthAt("step", milliseconds));
    expect(stage.waiting).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect([stage.waiting, stage.scene, over.mock.calls.length]).toEqual([true, scene, 0]);
    stage.skip();
    expect([stage.waiting, stage.scene, over.mock.calls.length]).toEqual([false, null, 1]);
  });

  it("plays nothing at all when instant", () => {
    const stage = new Stage();
    const played = vi.fn(() => 300);
    const over = vi.fn();
    stage.enter(played);
    stage.play(scene, over, (milliseconds) => lengthAt("instant", milliseconds));
    expect([played.mock.calls.length, over.mock.calls.length, stage.scene]).toEqual([0, 1, null]);
  });
});
