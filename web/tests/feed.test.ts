// @vitest-environment ./tests/browserless.ts
import type { Happening, MomentList, Perspective, TableInfo, Update } from "$messages";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "$src/net/api";
import { Feed, type Showing } from "$src/table/state/feed.svelte";

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

/** A feed with a board that plays every scene until it is told to end. */
function start(log: MomentList = { count: 0, lines: [] }) {
  const shown: Showing[] = [];
  const asked: (number | null)[] = [];
  const scenes: { view: unknown; events: string[]; over: () => void }[] = [];
  const board = { plays: false };
  const moments = vi.fn(async (seat: number | null) => (asked.push(seat), log));
  const feed: Feed = new Feed({
    moments,
    eye: () => 0,
    play: (perspectives, events, over) => {
      scenes.push({ view: perspectives[0]?.view?.view, events: events.map(({ event }) => event), over });
      if (!board.plays) over();
    },
    show: (showing) => shown.push(showing),
    goesOn: (events, before) => events.every(({ event }) => event === "drop") && before?.event !== "turn",
  });
  return { feed, shown, asked, moments, scenes, board };
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

  it("keeps what did not change as it is, so that nobody need look at it again", () => {
    const tiles = (red: number) => [
      { tile: "a1", meeples: { red } },
      { tile: "a2", meeples: {} },
    ];
    const sown = (version: number, red: number): Update => ({
      ...update(version, "board", { token: version, moments: version }, version === 1 ? [] : [happening(version, {})]),
      perspectives: [{ ...perspective("board"), view: { tiles: tiles(red), track: [1, 3] } }],
    });
    const { feed } = start();
    const view = () => feed.perspectives[0]?.view as { tiles: unknown[]; track: unknown };
    feed.take(sown(1, 1));
    const before = view();
    const { seats } = feed.table!;
    feed.take(sown(2, 2));
    expect(view()).toEqual({ tiles: tiles(2), track: [1, 3] });
    expect([view().tiles[0] === before.tiles[0], view().tiles[1] === before.tiles[1], view().track === before.track]).toEqual([
      false,
      true,
      true,
    ]);
    expect(feed.table!.seats).toBe(seats);
  });

  it("shows a view, its lines and its position when what led to it was seen, one after the other", () => {
    const { feed, shown, scenes, board } = start();
    feed.take(update(1, "first"));
    board.plays = true;
    feed.take(update(2, "second", { token: 2, moments: 2, waiting: [1] }, [happening(2, { events: [{ event: "a" }] })]));
    feed.take(update(3, "third", { token: 3, moments: 3, stage: "over" }, [happening(3, { events: [{ event: "b" }] })]));
    expect(scenes.map(({ view, events }) => [view, ...events])).toEqual([["second", "a"]]);
    expect([viewOf(feed), feed.token, feed.settled, feed.entries]).toEqual(["first", 1, false, []]);
    expect(feed.table).toMatchObject({ stage: "playing", moments: 1, waiting: [0] });
    scenes[0]?.over();
    expect([viewOf(feed), feed.token, feed.settled]).toEqual(["second", 2, false]);
    expect([feed.table?.waiting, feed.table?.stage, feed.entries.length]).toEqual([[1], "playing", 1]);
    scenes[0]?.over(); // too late: it has been seen
    expect(viewOf(feed)).toBe("second");
    scenes[1]?.over();
    expect([viewOf(feed), feed.settled, feed.table?.stage]).toEqual(["third", true, "over"]);
    expect(shown.at(-1)).toEqual({ events: [{ event: "b" }], still: false, reread: false, moved: true });
    expect(feed.entries.map(({ moment }) => moment)).toEqual([1, 2]);
  });

  it("writes a turn down as a whole when its next steps are here already", () => {
    const { feed, scenes, board } = start();
    feed.take(update(1, "first"));
    board.plays = true;
    for (const [version, event] of [
      [2, "take"],
      [3, "drop"],
      [4, "drop"],
      [5, "turn"],
      [6, "drop"],
    ] as const)
      feed.take(update(version, event, { token: version, moments: version }, [happening(version, { events: [{ event }] })]));
    const written = [0, 1, 2, 3].map((scene) => (scenes[scene]?.over(), feed.entries.length));
    expect(written).toEqual([0, 0, 3, 4]);
    expect([viewOf(feed), feed.token]).toEqual(["turn", 5]); // the board does not wait
    feed.flush();
    expect(feed.entries.map(({ moment }) => moment)).toEqual([1, 2, 3, 4, 5]);
  });

  it("shows the newest view at once to those in a hurry, and who is here without any wait", () => {
    const { feed, shown, scenes, board } = start();
    feed.take(update(1, "first"));
    board.plays = true;
    feed.take(update(2, "second", { token: 2, moments: 2 }, [happening(2, { events: [{ event: "c" }] })]));
    feed.take(update(3, "third", { token: 3, moments: 3, rematch: "other" }, [happening(3, { events: [{ event: "d" }] })]));
    expect([viewOf(feed), feed.table?.rematch]).toEqual(["first", "other"]);
    feed.flush();
    expect([viewOf(feed), feed.settled]).toEqual(["third", true]);
    expect(shown.at(-1)).toEqual({ events: [{ event: "c" }, { event: "d" }], still: true, reread: false, moved: true });
    scenes[0]?.over();
    expect([viewOf(feed), scenes.length, shown.length]).toEqual(["third", 1, 2]);
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
  });

  it("plays for several people at one screen what is new to the one before it", async () => {
    const log = { count: 1, lines: [{ moment: 0, at: 0, events: [{ event: "deal" }] }] };
    const { feed, shown, scenes, asked } = start(log);
    feed.take(update(1, "first", {}, [], 2));
    await feed.read(0);
    log.lines.push({ moment: 1, at: 1, events: [{ event: "seen by 0" }] });
    feed.take(update(2, "next", { token: 2, moments: 2 }, [happening(2, { events: [{ event: "secret of 1" }] })], 2));
    expect([viewOf(feed), feed.settled]).toEqual(["first", false]);
    await vi.waitFor(() => expect(feed.settled).toBe(true));
    expect([viewOf(feed), asked]).toEqual(["next", [0, 0]]);
    expect(scenes.map(({ events }) => events)).toEqual([["seen by 0"]]);
    expect(shown.at(-1)).toEqual({ events: [{ event: "seen by 0" }], still: false, reread: false, moved: true });
    expect(feed.entries.map(({ moment }) => moment)).toEqual([0, 1]);
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
    const { feed, board } = start({ count: 2, lines });
    feed.take(update(1, "first"));
    const read = feed.read(0);
    board.plays = true;
    feed.take(update(2, "second", { token: 2, moments: 2 }, [happening(2, {})]));
    await read; // it knows the moment that still waits to be shown
    expect(feed.entries.map(({ key }) => key)).toEqual(["m0"]);
    feed.flush();
    board.plays = false;
    expect(feed.entries.map(({ key }) => key)).toEqual(["m0", "m1"]);
    const late = feed.read(0);
    feed.take(update(3, "third", { token: 3, moments: 3 }, [happening(3, {})]));
    await late; // it does not know the moment that was shown meanwhile
    expect(feed.entries.map(({ key }) => key)).toEqual(["m0", "m1", "m2"]);
  });

  it("tells each seat what is new to it, and takes no answer that is out of date", async () => {
    const log = { count: 2, lines: [0, 1].map((moment) => ({ moment, at: moment, events: [{ event: `e${moment}` }] })) };
    const { feed, moments } = start(log);
    feed.take(update(1, "first", { moments: 3 }));
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
