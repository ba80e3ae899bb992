// @vitest-environment ./tests/browserless.ts
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "$src/core/game";
import { LONGEST_SCENE, Stage } from "$src/board/stage.svelte";

const scene = (view: string): Scene => ({ before: null, view, events: [], still: false });

describe("the stage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { visibilityState: "visible" });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("plays a scene for as long as the board wants, or until somebody has seen enough", () => {
    const stage = new Stage();
    const over = vi.fn();
    stage.enter(() => 500);
    expect(stage.play(scene("a"), over)).toBe(500);
    vi.advanceTimersByTime(499);
    expect([stage.scene?.view, over.mock.calls.length]).toEqual(["a", 0]);
    vi.advanceTimersByTime(1);
    expect([stage.scene, over.mock.calls.length]).toEqual([null, 1]);
    stage.play(scene("b"), over);
    stage.skip();
    vi.runAllTimers();
    expect([stage.scene, over.mock.calls.length]).toEqual([null, 2]);
  });

  it("ends what is on when the next scene comes, and never plays for longer than some seconds", () => {
    const stage = new Stage();
    const over = vi.fn();
    stage.enter(() => 60_000);
    stage.play(scene("a"), over);
    stage.play(scene("b"));
    expect([stage.scene?.view, over.mock.calls.length]).toEqual(["b", 1]);
    vi.advanceTimersByTime(LONGEST_SCENE);
    expect(stage.scene).toBeNull();
  });

  it("plays nothing without a board, for nobody who looks, or when nothing happens on it", () => {
    const stage = new Stage();
    const over = vi.fn();
    stage.play(scene("a"), over);
    const leave = stage.enter(() => 500);
    vi.stubGlobal("document", { visibilityState: "hidden" });
    stage.play(scene("b"), over);
    vi.stubGlobal("document", { visibilityState: "visible" });
    expect([stage.scene, over.mock.calls.length]).toEqual([null, 2]);
    stage.play(scene("c"), over);
    leave(); // the curtain falls
    expect([stage.scene, over.mock.calls.length]).toEqual([null, 3]);
    stage.enter(() => 0);
    stage.play(scene("d"), over);
    expect([stage.scene, over.mock.calls.length]).toEqual([null, 4]);
  });
});
