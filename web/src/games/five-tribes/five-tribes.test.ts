import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bundleOf } from "../../../tests/texts";
import { ANYTHING, found, stepsOfMove } from "./finder";
import { gains } from "./gains";
import { line, step } from "./lines";
import { standing, WIDTH, HEIGHT, cornerOf, SIZE } from "./layout";
import {
  CARDS,
  COLOURS,
  COSTS,
  DEEDS,
  DJINN_NAMES,
  KINDS,
  SOURCES,
  type DjinnName,
  type GameEvent,
  type GoldReason,
  type Move,
  type Phase,
  type Player,
  type Tile,
  type View,
} from "./declared";
import { neighbour, slug } from "./pieces";
import { PORTRAITS, portraitOf } from "./glyphs";
import { bidOn, deedsOnTiles, mayChoose, meantAt, pathOf, payOf, stepsByTile, stepsOf } from "./steps";
import { task } from "./tasks";

const folder = fileURLToPath(new URL(".", import.meta.url));

function player(seat: number, more: Partial<Player> = {}): Player {
  const score = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Player["score"];
  return {
    seat,
    gold: 50,
    camels: 8,
    viziers: 0,
    elders: 0,
    cards: 0,
    goods: {},
    sale: 0,
    djinns: [],
    score,
    total: 50,
    all_known: true,
    ...more,
  };
}

function view(more: Partial<View> = {}): View {
  const tiles: Tile[] = (["a1", "b1", "c1"] as const).map((tile) => ({
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
    game: "five-tribes",
    rules: 1,
    players: 2,
    options: {},
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
    bids: [],
    build: null,
    reach: null,
    market: null,
    piece: null,
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
    tribe: "assassin",
    taken: 2,
    control: false,
    points: 0,
    action: "oasis",
    gold: 0,
    cards: [],
    worth: 0,
    path: ["drop red a2", "drop red b2"],
    paths: 1,
    ...more,
  };
}

describe("steps", () => {
  it("are read as the server writes them", () => {
    expect(DEEDS.read("bid 8 fakirs 2")).toEqual({ deed: "bid", price: 8, fakirs: 2 });
    expect(DEEDS.read("bid 8")).toEqual({ deed: "bid", price: 8, fakirs: 0 });
    expect(DEEDS.read("kill vizier seat 2")).toEqual({ deed: "murder", tribe: "vizier", rival: 2 });
    expect(DEEDS.read("kill red d2")).toEqual({ deed: "kill", colour: "red", tile: "d2" });
    expect(DEEDS.read("summon ba'al elder fakir")).toEqual({ deed: "summon", djinn: "Ba'al", pay: "elder fakir" });
    expect(DEEDS.read("djinn leta elder elder")).toEqual({ deed: "djinn", djinn: "Leta", pay: "elder elder" });
    expect(DEEDS.read("sell ivory silk")).toEqual({ deed: "sell", cards: ["ivory", "silk"] });
    expect(DEEDS.read("done")).toEqual({ deed: "done" });
    expect(["elder", "elder fakir", "elder elder"].map(payOf)).toEqual([
      { elders: 1, fakirs: 0 },
      { elders: 1, fakirs: 1 },
      { elders: 2, fakirs: 0 },
    ]);
  });

  it("may be chosen if they are listed, or if a set has all their cards", () => {
    const sets = [{ deed: "sell", of: ["ivory", "silk"] }];
    expect(stepsOf(["buy 1", "done"], "buy")).toEqual([{ name: "buy 1", step: { deed: "buy", place: 1 } }]);
    expect(mayChoose("done", ["done"], sets)).toBe(true);
    expect(mayChoose("sell ivory silk", ["done"], sets)).toBe(true);
    expect(mayChoose("sell ivory fish", ["done"], sets)).toBe(false);
    expect(mayChoose("sell ivory", ["done"], [])).toBe(false);
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

  it("name the rival who loses somebody", () => {
    const { id, args } = step("kill elder seat 1", undefined, [{ name: "Ann" }, { name: "Bob" }] as never);
    const message = bundleOf("en", "five-tribes").getMessage(id)?.value;
    expect(message && bundleOf("en", "five-tribes").formatPattern(message, args)).toBe("Kill an elder of Bob");
  });

  it("are marked on the tiles where something is done", () => {
    expect([...deedsOnTiles(["take a1", "drop red b1", "kill blue c1", "at d2", "done"])]).toEqual([
      ["c1", "blue"],
      ["d2", null],
    ]);
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
  it("are those that the server offers, with at most so many fakirs", () => {
    const bid = (price: number, fakirs: number) => ({ step: `bid ${price} fakirs ${fakirs}`, price, fakirs, pays: 0, place: 1 });
    const bids = [bid(0, 0), bid(1, 0), bid(1, 1), bid(18, 0), bid(18, 1), bid(18, 2)];
    expect([bidOn(bids, 18, 0), bidOn(bids, 18, 2), bidOn(bids, 1, 2), bidOn(bids, 0, 2)]).toEqual([
      bid(18, 0),
      bid(18, 2),
      bid(1, 1),
      bid(0, 0),
    ]);
    expect(bidOn(bids, 5, 1)).toBeUndefined();
  });
});

describe("a plan", () => {
  it("tells what it gives", () => {
    const before = view();
    const tiles = before.tiles.map((tile, number) => (number === 1 ? { ...tile, camel: 0, palms: 1 } : tile));
    const after = view({
      tiles,
      seats: [
        player(0, {
          gold: 62,
          viziers: 2,
          goods: { fish: 1 },
          djinns: [{ name: "Sloar", points: 8, used: false, ready: false }],
          total: 90,
        }),
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

describe("the log", () => {
  const names = [{ name: "Ann" }, { name: "Bob" }] as never;
  const gold = (why: GoldReason, djinn: DjinnName | null): GameEvent => ({ event: "gold", seat: 0, by: 2, why, djinn });

  it("tells gold once: a Djinn's alone, all other with what brings it", () => {
    expect(line(gold("djinn", "Marid"), names)).toEqual({ id: "ft-line-gold", args: { name: "Ann", gold: 2, djinn: "Marid" } });
    for (const why of ["bid", "market", "builders", "sale"] as const) expect(line(gold(why, null), names)).toBeNull();
  });

  it("tells what a kill cost and what was kept", () => {
    const kill: GameEvent = {
      event: "kill",
      seat: 1,
      colour: "yellow",
      tile: null,
      rival: 0,
      distance: null,
      fakirs: 0,
      second: false,
      kept: true,
    };
    expect(line(kill, names)).toEqual({ id: "ft-line-murder", args: { name: "Bob", colour: "yellow", rival: "Ann", kept: "yes" } });
    const far: GameEvent = { ...kill, tile: "a5", rival: null, distance: 3, fakirs: 1, kept: false };
    expect(line(far, names)).toEqual({ id: "ft-line-kill", args: { name: "Bob", colour: "yellow", tile: "a5", fakirs: 1, kept: "no" } });
  });
});

describe("the finder", () => {
  const moves = [
    move({}),
    move({ end: "c3", colour: "blue", gold: 12, action: "village" }),
    move({ start: "e5", end: "d4", colour: "white", control: true, points: 15, action: "sacred place" }),
  ];

  it("filters by every wish and keeps the order of the server", () => {
    expect(found(moves, ANYTHING).map(({ end }) => end)).toEqual(["b2", "c3", "d4"]);
    expect(found(moves, { ...ANYTHING, control: true }).map(({ end }) => end)).toEqual(["d4"]);
    expect(found(moves, { ...ANYTHING, gold: 5 }).map(({ end }) => end)).toEqual(["c3"]);
    expect(found(moves, { ...ANYTHING, colours: ["red", "white"] }).map(({ end }) => end)).toEqual(["b2", "d4"]);
    expect(found(moves, { ...ANYTHING, action: "oasis" }).map(({ end }) => end)).toEqual(["b2"]);
    expect(found(moves, { ...ANYTHING, start: "e5", end: "b2" })).toEqual([]);
  });

  it("gives the steps of a move", () => {
    expect(stepsOfMove(move({}))).toEqual(["take a1", "drop red a2", "drop red b2"]);
    expect(stepsOfMove(move({ start: null }))).toEqual(["drop red a2", "drop red b2"]);
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
    expect(Object.keys(PORTRAITS)).toEqual([...DJINN_NAMES]);
    expect(portraitOf("Zagan")).toMatchObject({ thing: "lamp" }); // one that nobody has drawn
    expect(new Set(Object.values(PORTRAITS).map(({ thing, sign, head }) => `${thing} ${sign} ${head}`)).size).toBe(22);
  });
});

describe("words", () => {
  const bundle = bundleOf("en", "five-tribes");
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
      ...DJINN_NAMES.map((name) => `ft-djinn-${slug(name)}`),
      ...COSTS.map((cost) => `ft-cost-${cost}`),
      ...[
        "take",
        "aim",
        "control",
        "palm",
        "palace",
        "summon",
        "power",
        "draw-card",
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
    const phases: Phase[] = ["bid", "move", "sow", "build", "kill", "kill again", "market", "market again", "sacred", "end", "keep"];
    for (const phase of phases) {
      const { id } = task(view({ phase, here: "a1" }), 0, ["done"], names);
      expect(bundle.hasMessage(id), id).toBe(true);
    }
    for (const phase of ["place", "lay", "neighbour"] as const)
      for (const piece of ["palace", "palm"] as const) {
        const { id } = task(view({ phase, piece: { piece, tile: "a1" } }), 0, ["at a1"], names);
        expect(bundle.hasMessage(id), id).toBe(true);
      }
    const aims = [
      ["meeples", "empty"],
      ["palace", "village"],
      ["palm", "oasis"],
      ["camel", "empty"],
      ["camel", "bare"],
    ] as const;
    for (const [effect, target] of aims) {
      const { id } = task(view({ phase: "target", power: { name: "Leta", effect, target, tile: null, drawn: [] } }), 0, ["at a1"], names);
      expect(bundle.hasMessage(id), id).toBe(true);
    }
    expect(task(view({ to_act: [1] }), 0, [], names)).toEqual({ id: "ft-task-wait", args: { name: "Bob" } });
  });

  it("ask for a Djinn before what is forced", () => {
    const asked = (phase: Phase, ...legal: string[]) => task(view({ phase, here: "a1" }), 0, legal, [{ name: "Ann" }] as never).id;
    expect(asked("build", "fakirs 0", "djinn sibittis elder elder")).toBe("ft-task-build-alone");
    expect(asked("build", "fakirs 0", "fakirs 1")).toBe("ft-task-build");
    expect(asked("kill", "djinn anun-nak elder", "done")).toBe("ft-task-kill-nobody");
    expect(asked("kill", "kill red a1")).toBe("ft-task-kill");
    expect(asked("market", "djinn bouraq elder", "done")).toBe("ft-task-market-poor");
    expect(asked("market", "buy 1", "done")).toBe("ft-task-small-market");
    for (const id of ["ft-task-build-alone", "ft-task-kill-nobody", "ft-task-market-poor"]) expect(bundle.hasMessage(id), id).toBe(true);
  });
});
