// @vitest-environment ./tests/browserless.ts
import type { Ack } from "$messages";
import { describe, expect, it, vi } from "vitest";
import { Refused } from "$src/net/api";
import { Commands, type CommandContext, type Standing } from "$src/table/state/commands.svelte";

function start(more: Partial<CommandContext> = {}) {
  const standing: Standing = { seat: 1, token: 7 };
  const refused = vi.fn((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
  const send = vi.fn((): Promise<Ack> => Promise.resolve({ type: "ack", id: "k", version: 2, table: null }));
  const rematch = vi.fn(() => Promise.resolve());
  const hint = vi.fn(() => Promise.resolve({ candidates: [{ step: "a", share: 1, win: null, turn: ["a", "b"], reasons: [] }] }));
  const tryOut = vi.fn((steps: readonly string[]) => Promise.resolve({ view: steps, legal: [], sets: [], events: [], ended: true }));
  const context: CommandContext = { standing: () => standing, send, hint, tryOut, confirm: () => null, rematch, refused, ...more };
  return { commands: new Commands(context), standing, refused, send, rematch, hint, tryOut };
}

describe("commands", () => {
  it("play steps together on the position where they were chosen", async () => {
    const { commands, send } = start();
    expect(await commands.play(["a", "b"], null)).toBe(true);
    expect(send.mock.calls).toEqual([[{ type: "play", seat: 1, steps: ["a", "b"], token: 7 }]]);
  });

  it("send one step at a time", async () => {
    const { commands, send } = start();
    const first = commands.play(["a"], null);
    expect(commands.busy).toBe(true);
    expect(await commands.play(["b"], null)).toBe(false);
    expect(await commands.undo()).toBe(false);
    expect(await first).toBe(true);
    expect(commands.busy).toBe(false);
    expect(await commands.undo()).toBe(true);
    expect(send.mock.calls.at(-1)).toEqual([{ type: "undo", seat: 1, token: 7 }]);
  });

  it("do nothing for a spectator, behind a curtain or on the past", async () => {
    const { commands, standing, send, hint } = start();
    standing.seat = null;
    expect(await commands.play(["a"], null)).toBe(false);
    expect(await commands.undo()).toBe(false);
    await commands.askHint();
    expect([send.mock.calls, hint.mock.calls]).toEqual([[], []]);
  });

  it("show what is refused, and can be tried again", async () => {
    const { commands, send, refused } = start();
    send.mockRejectedValueOnce(new Refused("stale"));
    expect(await commands.play(["a"], null)).toBe(false);
    expect(refused).toHaveBeenCalledOnce();
    expect(commands.busy).toBe(false);
    expect(await commands.play(["a"], null)).toBe(true);
    send.mockRejectedValueOnce(new TypeError("a fault"));
    await expect(commands.do({ type: "start" })).rejects.toThrow("a fault");
  });

  it("ask first where a mistake would hurt", async () => {
    const confirm = vi.fn(() => ({ id: "are-you-sure" }));
    const { commands, send } = start({ confirm });
    const no = commands.play(["a", "end"], "after a");
    expect(commands.question?.words).toEqual({ id: "are-you-sure" });
    expect(confirm.mock.calls).toEqual([[["a", "end"], "after a"]]);
    commands.answer(false);
    expect([await no, commands.question, send.mock.calls.length]).toEqual([false, null, 0]);
    const yes = commands.play(["a", "end"], "after a");
    commands.answer(true);
    expect(await yes).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });

  it("go to the table of a rematch", async () => {
    const { commands, send, rematch } = start();
    send.mockResolvedValueOnce({ type: "ack", id: "k", version: 3, table: "next" });
    await commands.do({ type: "rematch" });
    expect(rematch).toHaveBeenCalledWith("next");
  });

  it("give a hint for the position on which it was asked, and no other", async () => {
    const { commands, standing, tryOut } = start();
    await commands.askHint();
    expect(commands.hints).toMatchObject([{ advice: { step: "a" }, trial: { view: ["a", "b"] } }]); // and what it leads to
    tryOut.mockRejectedValueOnce(new Refused("too-many"));
    await commands.askHint();
    expect(commands.hints).toMatchObject([{ advice: { step: "a" }, trial: null }]);
    commands.hints = null;
    const late = commands.askHint();
    expect(commands.thinking).toBe(true);
    standing.token = 8;
    await late;
    expect([commands.hints, commands.thinking]).toEqual([null, false]);
  });
});
