import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { ANYTHING, found, stepsOf } from "./finder";
import { gains } from "./gains";
import { standing, WIDTH, HEIGHT, cornerOf, SIZE } from "./layout";
import { CARDS, COLOURS, DJINNS, KINDS, neighbour, slug, SOURCES } from "./pieces";
import { PORTRAITS } from "./glyphs";
import { bidOf, goldOfBid, meantAt, pathOf, placeOfBid, playOrder, readStep, saleOf, stepsByTile } from "./steps";
import { task } from "./tasks";
import type { Move, Player, Tile, View } from "./types";

const folder = fileURLToPath(new URL(".", import.meta.url));

function player(seat: number, more: Partial<Player> = {}): Player {
  const score = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Player["score"];
  return { seat, gold: 50, camels: 8, viziers: 0, elders: 0, cards: 0, goods: {}, djinns: [], score, total: 50, all_known: true, ...more };
}

function view(more: Partial<View> = {}): View {
  const tiles: Tile[] = ["a1", "b1", "c1"].map((tile) => ({
    tile,
    kind: "oasis",
    colour: "red",
    points: 8,
    meeples: {},
    camel: null,
    palms: 0,
    palaces: 0,
  }));
  return {
    seat: 0,
    round: 1,
    last_round: false,
    phase: "move",
    active: 0,
    order: [],
    track: [],
    tiles,
    bag: {},
    supply: { palms: 12, palaces: 10 },
    row: [],
    pile: 0,
    discards: {},
    djinn_row: [],
    djinn_pile: 0,
    djinn_discards: [],
    hand: {},
    here: null,
    taken: null,
    doubled: false,
    ends: [],
    power: null,
    seats: [player(0), player(1)],
    to_act: [0],
    over: false,
    scores: [],
    ranking: [],
    ...more,
  };
}

function move(more: Partial<Move>): Move {
  return {
    start: "a1",
    end: "b2",
    colour: "red",
    taken: 2,
    control: false,
    points: 0,
    action: "oasis",
    gold: 0,
    cards: [],
    path: ["drop red a2", "drop red b2"],
    paths: 1,
    ...more,
  };
}

describe("steps", () => {
  it("are read as the server writes them", () => {
    expect(readStep("bid 8 fakirs 2")).toEqual({ kind: "bid", price: 8, fakirs: 2 });
    expect(readStep("kill vizier seat 2")).toEqual({ kind: "murder", colour: "yellow", rival: 2 });
    expect(readStep("kill red d2")).toEqual({ kind: "kill", colour: "red", tile: "d2" });
    expect(readStep("summon ba'al elder fakir")).toEqual({ kind: "summon", djinn: "Ba'al", elders: 1, fakirs: 1 });
    expect(readStep("djinn leta elder elder")).toEqual({ kind: "djinn", djinn: "Leta", elders: 2, fakirs: 0 });
    expect(readStep("sell ivory silk")).toEqual({ kind: "sell", cards: ["ivory", "silk"] });
    expect(readStep("done")).toEqual({ kind: "done" });
  });

  it("are gathered by tile", () => {
    const found = stepsByTile(["take a1", "drop red b1", "drop white b1", "fakirs 1", "done"]);
    expect([...found]).toEqual([
      ["a1", ["take a1"]],
      ["b1", ["drop red b1", "drop white b1"]],
    ]);
  });

  it("are guessed where nothing may be done, so that the server can say why", () => {
    expect(meantAt(view(), "c1", null)).toBe("take c1");
    expect(meantAt(view({ phase: "sow", hand: { blue: 1 } }), "c1", null)).toBe("drop blue c1");
    expect(meantAt(view({ phase: "target" }), "c1", null)).toBe("at c1");
  });

  it("draw a path", () => {
    expect(pathOf(["take a1", "drop red a2", "drop white b2", "kill red c1"])).toEqual({
      start: "a1",
      drops: [
        { tile: "a2", colour: "red" },
        { tile: "b2", colour: "white" },
      ],
    });
  });
});

describe("bids", () => {
  it("get cheaper by fakirs, never below nothing", () => {
    expect([goldOfBid(18, 0), goldOfBid(18, 1), goldOfBid(8, 2), goldOfBid(1, 3)]).toEqual([18, 12, 3, 0]);
  });

  it("take no more fakirs than help", () => {
    expect([bidOf(18, 0), bidOf(18, 2), bidOf(1, 2), bidOf(0, 2)]).toEqual(["bid 18", "bid 18 fakirs 2", "bid 1 fakirs 1", "bid 0"]);
  });

  it("play from the dearest spot, and the latest zero before earlier ones", () => {
    const track = [0, 0, 0, 1, 3, 5, 8, 12, 18].map((price, number) => ({ price, seat: [2, 3, null, 1, 0][number] ?? null }));
    expect(playOrder(track)).toEqual([0, 1, 3, 2]);
    expect(placeOfBid(track, 5)).toBe(1);
    expect(placeOfBid(track, 0)).toBe(3);
  });

  it("and sales follow the table", () => {
    expect([0, 1, 3, 9].map(saleOf)).toEqual([0, 1, 7, 60]);
  });
});

describe("a plan", () => {
  it("tells what it gives", () => {
    const before = view();
    const tiles = before.tiles.map((tile, number) => (number === 1 ? { ...tile, camel: 0, palms: 1 } : tile));
    const after = view({
      tiles,
      seats: [
        player(0, { gold: 62, viziers: 2, goods: { fish: 1 }, djinns: [{ name: "Sloar", points: 8 }], total: 90 }),
        player(1, { total: 48 }),
      ],
    });
    expect(gains(before, after, 0)).toEqual({
      gold: 12,
      viziers: 2,
      elders: 0,
      control: ["b1"],
      djinns: ["Sloar"],
      cards: { fish: 1 },
      palms: ["b1"],
      palaces: [],
      points: 40,
      rivals: [{ seat: 1, points: -2 }],
    });
  });
});

describe("the finder", () => {
  const moves = [
    move({}),
    move({ end: "c3", colour: "blue", gold: 12, action: "village" }),
    move({ start: "e5", end: "d4", colour: "white", control: true, points: 15, action: "sacred place" }),
  ];

  it("filters by every wish and puts the richest first", () => {
    expect(found(moves, ANYTHING).map(({ end }) => end)).toEqual(["d4", "c3", "b2"]);
    expect(found(moves, { ...ANYTHING, control: true }).map(({ end }) => end)).toEqual(["d4"]);
    expect(found(moves, { ...ANYTHING, gold: 5 }).map(({ end }) => end)).toEqual(["c3"]);
    expect(found(moves, { ...ANYTHING, colours: ["red", "white"] }).map(({ end }) => end)).toEqual(["d4", "b2"]);
    expect(found(moves, { ...ANYTHING, action: "oasis" }).map(({ end }) => end)).toEqual(["b2"]);
    expect(found(moves, { ...ANYTHING, start: "e5", end: "b2" })).toEqual([]);
  });

  it("gives the steps of a move", () => {
    expect(stepsOf(move({}))).toEqual(["take a1", "drop red a2", "drop red b2"]);
    expect(stepsOf(move({ start: null }))).toEqual(["drop red a2", "drop red b2"]);
  });
});

describe("the drawing", () => {
  it("keeps every meeple on its tile", () => {
    for (const left of [0, 34]) {
      for (let number = 1; number <= 16; number++) {
        const figures = standing({ red: number, blue: 1, white: 1 }, left);
        for (const { x, y, scale } of figures) {
          expect(x).toBeGreaterThanOrEqual(left - 2);
          expect(x + 20 * scale).toBeLessThanOrEqual(SIZE + 2);
          expect(y + 26 * scale).toBeLessThanOrEqual(SIZE);
        }
        expect(figures.reduce((sum, figure) => sum + figure.count, 0)).toBe(number + 2);
      }
    }
  });

  it("puts row 5 at the top and stays inside", () => {
    expect(cornerOf("a5")).toEqual({ x: 0, y: 0 });
    expect(cornerOf("f1")).toEqual({ x: WIDTH - SIZE, y: HEIGHT - SIZE });
    expect(neighbour("a1", "ArrowUp")).toBe("a2");
    expect(neighbour("a1", "ArrowLeft")).toBe("a1");
  });

  it("has a picture for every Djinn, no two alike", () => {
    expect(Object.keys(PORTRAITS)).toEqual(Object.keys(DJINNS));
    expect(new Set(Object.values(PORTRAITS).map(({ thing, sign, head }) => `${thing} ${sign} ${head}`)).size).toBe(22);
  });
});

describe("words", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${folder}words/en.ftl`, "utf8")));
  const files = readdirSync(folder).filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."));
  const texts = files.map((file) => readFileSync(folder + file, "utf8"));

  it("exist for every id in the code", () => {
    const ids = texts.flatMap((text) => [...text.matchAll(/"(ft-[\w-]+)"/g)].map((match) => match[1] ?? ""));
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it("exist for every name that ids are made of", () => {
    const made = [
      ...COLOURS.flatMap((colour) => [`ft-tribe-${colour}`, `ft-letter-${colour}`, `ft-help-${colour}`]),
      ...KINDS.flatMap((kind) => [`ft-kind-${slug(kind)}`, `ft-help-${slug(kind)}`]),
      ...CARDS.map((card) => `ft-card-${card}`),
      ...SOURCES.map((source) => `ft-source-${source}`),
      ...Object.entries(DJINNS).flatMap(([name, { cost }]) => [`ft-djinn-${slug(name)}`, `ft-cost-${cost}`]),
      ...[
        "take",
        "aim",
        "control",
        "palm",
        "palace",
        "summon",
        "power",
        "draw-card",
        "done",
        "turn",
        "last-round",
        "end",
        "keep",
        "drawn-djinn",
      ].map((id) => `ft-line-${id}`),
      ...["take", "at", "drop", "kill", "summon", "djinn"].map((id) => `ft-step-${id}`),
    ];
    expect(made.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it("ask for something in every phase", () => {
    const names = [{ name: "Ann" }, { name: "Bob" }] as never;
    for (const phase of [
      "bid",
      "move",
      "sow",
      "build",
      "kill",
      "kill again",
      "place",
      "market",
      "market again",
      "sacred",
      "end",
      "lay",
      "neighbour",
      "keep",
    ]) {
      const { id } = task(view({ phase, here: "a1" }), 0, ["done"], names);
      expect(bundle.hasMessage(id), id).toBe(true);
    }
    for (const name of ["Anun-Nak", "Bouraq", "Enki", "Leta", "Utug"]) {
      const { id } = task(view({ phase: "target", power: { name, tile: null, drawn: [] } }), 0, ["at a1"], names);
      expect(bundle.hasMessage(id), id).toBe(true);
    }
    expect(task(view({ to_act: [1] }), 0, [], names)).toEqual({ id: "ft-task-wait", args: { name: "Bob" } });
  });
});
