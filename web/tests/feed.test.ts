// @vitest-environment ./tests/browserless.ts
import type { Happening, MomentList, Perspective, TableInfo, Update } from "$messages";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/lib/api";
import { Feed, type Showing } from "../src/lib/feed.svelte";

const perspective = (view: string, seat: number | null = 0): Perspective => ({ seat, view: { view }, legal: [], sets: [], undo: false });

function table(more: Partial<TableInfo>, own: number): TableInfo {
  const seats = [0, 1].map((seat) => ({ seat, yours: seat < own, stage: "person" }));
  return { stage: "playing", token: 1, moments: 1, waiting: [0], rematch: null, seats, ...more } as unknown as TableInfo;
}

function happening(version: number, more: Partial<Happening>): Happening {
  return { version, at: version, kind: "played", seat: 0, name: null, text: null, moments: 1, events: [], ...more } as Happening;
}

/** An update: the first one is a snapshot. */
function update(version: number, view: string, more: Partial<TableInfo> = {}, happened: Happening[] = [], own = 1): Update {
  const since = version === 1 ? null : version - 1;
  return { version, since, happened, table: table(more, own), perspectives: [perspective(view)] } as unknown as Update;
}

function start(log: MomentList = { count: 0, lines: [] }) {
  const shown: Showing[] = [];
  const asked: (number | null)[] = [];
  const moments = vi.fn(async (seat: number | null) => (asked.push(seat), log));
  return { feed: new Feed(moments, (showing) => shown.push(showing)), shown, asked, moments };
}

const viewOf = (feed: Feed) => feed.perspectives[0]?.view?.view;

describe("the feed", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the first view at once, without animation, and asks for the log", () => {
    const { feed, shown } = start();
    feed.take(update(1, "first"));
    expect(shown).toEqual([{ events: [], still: true, reread: true, moved: true }]);
    expect([viewOf(feed), feed.token]).toEqual(["first", 1]);
  });

  it("shows what follows with its events and adds its lines", () => {
    const { feed, shown } = start();
    feed.take(update(1, "first"));
    const events = [{ event: "walk" }, { event: "gold" }];
    feed.take(update(2, "second", { token: 2, moments: 3 }, [happening(2, { events, moments: 2 })]));
    expect(shown[1]).toEqual({ events, still: false, reread: false, moved: true });
    expect(feed.entries.map(({ key, moment }) => [key, moment])).toEqual([["m2", 2]]); // a turn of two steps leads to moment 2
  });

  it("holds views back while the board moves, in order, and drops the wait at a click", () => {
    const { feed, shown } = start();
    feed.take(update(1, "first"));
    feed.hold(500);
    feed.take(update(2, "second", { token: 2, moments: 2 }, [happening(2, { events: [{ event: "a" }] })]));
    feed.take(update(3, "third", { token: 3, moments: 3 }, [happening(3, { events: [{ event: "b" }] })]));
    expect([viewOf(feed), feed.token, feed.isHeld()]).toEqual(["first", 1, true]);
    vi.advanceTimersByTime(500);
    expect(viewOf(feed)).toBe("second");
    vi.advanceTimersByTime(1);
    expect(viewOf(feed)).toBe("third");
    feed.hold(500);
    feed.take(update(4, "fourth", { token: 4, moments: 4 }, [happening(4, { events: [{ event: "c" }] })]));
    feed.take(update(5, "fifth", { token: 5, moments: 5 }, [happening(5, { events: [{ event: "d" }] })]));
    feed.flush();
    expect([viewOf(feed), feed.isHeld()]).toEqual(["fifth", false]);
    expect(shown.at(-1)).toEqual({ events: [{ event: "c" }, { event: "d" }], still: false, reread: false, moved: true });
    expect(feed.entries.map(({ moment }) => moment)).toEqual([1, 2, 3, 4]);
  });

  it("never holds a view for longer than some seconds", () => {
    const { feed } = start();
    feed.take(update(1, "first"));
    feed.hold(60_000);
    feed.take(update(2, "second", { token: 2, moments: 2 }, [happening(2, {})]));
    vi.advanceTimersByTime(4000);
    expect(viewOf(feed)).toBe("second");
  });

  it("shows nothing new when only presence changed, and something when a secret choice did", () => {
    const { feed, shown } = start();
    feed.take(update(1, "first"));
    feed.take(update(1, "first"));
    const { length } = shown;
    feed.take({ ...update(2, "first"), since: 1 });
    expect(shown.length).toBe(length);
    feed.take(update(3, "own choice"));
    expect(shown.at(-1)).toMatchObject({ moved: false, reread: false });
  });

  it("reads the log again after a step was taken back, and for several people at one screen", () => {
    const { feed, shown } = start();
    feed.take(update(1, "first"));
    feed.take(update(2, "back", { token: 2 }, [happening(2, { kind: "undone" })]));
    expect(shown.at(-1)).toEqual({ events: [], still: true, reread: true, moved: true });
    feed.take(update(3, "next", { token: 3, moments: 2 }, [happening(3, { events: [{ event: "a" }] })], 2));
    expect(shown.at(-1)).toEqual({ events: [], still: false, reread: true, moved: true });
  });

  it("tells what was said since, not what a snapshot repeats", () => {
    const { feed } = start();
    const chat = (version: number, text: string) => happening(version, { kind: "chatted", name: "Ada", text });
    expect(feed.take(update(1, "first", {}, [chat(1, "old")]))).toEqual([]);
    expect(feed.take(update(2, "first", {}, [chat(2, "new")]))).toMatchObject([{ name: "Ada", text: "new" }]);
    expect(feed.chat.map(({ text }) => text)).toEqual(["old", "new"]);
  });

  it("has every line once, whether it was read or shown first", async () => {
    const lines = [0, 1].map((moment) => ({ moment, at: moment, events: [] }));
    const { feed } = start({ count: 2, lines });
    feed.take(update(1, "first"));
    const read = feed.read(0);
    feed.hold(500);
    feed.take(update(2, "second", { token: 2, moments: 2 }, [happening(2, {})]));
    await read; // it knows the moment that still waits to be shown
    feed.flush();
    expect(feed.entries.map(({ key }) => key)).toEqual(["m0", "m1"]);
    const late = feed.read(0);
    feed.take(update(3, "third", { token: 3, moments: 3 }, [happening(3, {})]));
    await late; // it does not know the moment that was shown meanwhile
    expect(feed.entries.map(({ key }) => key)).toEqual(["m0", "m1", "m2"]);
  });

  it("tells each seat what is new to it, and takes no answer that is out of date", async () => {
    const log = { count: 2, lines: [0, 1].map((moment) => ({ moment, at: moment, events: [{ event: `e${moment}` }] })) };
    const { feed, moments } = start(log);
    expect(await feed.read(0)).toEqual([]); // whoever comes sees what lies there
    log.lines.push({ moment: 2, at: 2, events: [{ event: "e2" }] });
    expect(await feed.read(0)).toEqual([{ event: "e2" }]);
    const late = feed.read(0);
    await feed.read(1);
    expect(await late).toEqual([]);
    expect(feed.entries.map(({ key }) => key)).toEqual(["m0", "m1", "m2"]);
    moments.mockRejectedValueOnce(new Refused("busy"));
    expect(await feed.read(0)).toEqual([]);
    moments.mockRejectedValueOnce(new TypeError("a fault"));
    await expect(feed.read(0)).rejects.toThrow("a fault");
  });
});
