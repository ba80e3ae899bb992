/** The pure parts: steps by palace, plans and their costs, changes since the last turn, words in every language. */
import { describe, expect, test } from "vitest";
import type { SeatInfo } from "$src/core/game";
import { bundleOf, LANGUAGES } from "../../../tests/texts";
import { compare, Memory } from "./changes";
import { flightsOf, lengthOf, THEFT_MILLISECONDS, theftsOf } from "./motion";
import { handOf, handSize, ledger } from "./plan";
import { goalsOf, offersAt, offersOf, posts, priceOf, vainStep } from "./steps";
import { confirm, line, priceWords, step, task } from "./tell";
import { bend, tracesOf, tracesOfSteps } from "./trail";
import { type CardKind, type GameEvent, PALACE_NAMES, type PalaceView, type View } from "./declared";

function palaceOf(name: PalaceView["name"], more: Partial<PalaceView> = {}): PalaceView {
  return {
    name,
    letter: "X",
    symbol: "x",
    colour: "#000000",
    chests: [4, 5, 6, 7],
    neutral: 1,
    guards: [1, 0],
    free_spaces: 2,
    thieves: [0, 0],
    missing: [4, 4],
    cost: [1, null],
    ways_in: [],
    ...more,
  };
}

function viewOf(more: Partial<View> = {}): View {
  const none = { red: 0, blue: 0, green: 0, yellow: 0, purple: 0, white: 0 };
  const seat = (number: number) => ({
    seat: number,
    chests: 0,
    reserve: 12,
    guards_left: 0,
    neutrals_left: 0,
    cards: 3,
    dancers: 1,
    hand: number ? null : { ...none, red: 2, blue: 1 },
    known: null,
  });
  return {
    game: "bagdad",
    rules: 1,
    players: 2,
    options: {},
    to_act: [0],
    scores: [],
    max_turns: 500,
    to_draw: 0,
    stalled: 0,
    within_reach: [],
    seat: 0,
    phase: "actions",
    first: 0,
    turn: 1,
    turn_of: 0,
    acted: false,
    thief_actions: 3,
    thief_actions_left: 3,
    to_give_up: 0,
    chests_to_win: 6,
    palaces: PALACE_NAMES.map((name) => palaceOf(name)),
    seats: [seat(0), seat(1)],
    pile: 80,
    pile_cards: null,
    discards: none,
    unseen: none,
    dancers: 7,
    over: false,
    why_over: null,
    ranking: [],
    ...more,
  };
}

const SEATS = ["Ada", "Bo"].map((name, seat) => ({
  seat,
  name,
  stage: "person",
  bot: null,
  yours: seat === 0,
  connected: true,
  left: null,
  running: false,
})) as SeatInfo[];

describe("steps", () => {
  test("prices list palace cards before dancers", () => {
    const ways_in = [{ step: "place red 1d", cards: ["red", "red", "dancer"] as CardKind[] }];
    const view = viewOf({ palaces: [palaceOf("red", { ways_in })] });
    expect(priceOf("place red 1d", view)).toEqual(["red", "red", "dancer"]);
    expect(priceOf("neutral red blue with dancer blue", view)).toEqual(["blue", "dancer"]);
    expect(priceOf("end", view)).toEqual([]);
  });

  test("legal steps are sorted by palace and by goal", () => {
    const legal = [
      "place red",
      "place red 1d",
      "move red blue with dancer",
      "move red blue with red",
      "carry red green with red",
      "neutral white blue",
      "pass",
    ];
    const offers = offersOf(legal);
    expect(offersAt(offers, "red")).toMatchObject({ place: ["place red", "place red 1d"], own: true, carry: true, neutral: false });
    expect(offersAt(offers, "white").neutral).toBe(true);
    expect(offersAt(offers, "blue")).toMatchObject({ place: [], own: false });
    expect(goalsOf(legal, { guard: "own", from: "red", carry: false })).toEqual(
      new Map([["blue", ["move red blue with red", "move red blue with dancer"]]]),
    );
    expect([...goalsOf(legal, { guard: "own", from: "red", carry: true }).keys()]).toEqual(["green"]);
    expect(vainStep("blue", { guard: "neutral", from: "red", carry: false })).toBe("neutral red blue");
  });

  test("four guard spaces are always filled or free", () => {
    expect(posts(palaceOf("red", { neutral: 1, guards: [1, 1], free_spaces: 1 }))).toEqual(["neutral", 0, 1, null]);
  });
});

describe("plans", () => {
  const pay = (...cards: CardKind[]): GameEvent => ({ event: "pay", seat: 0, deed: "place", cards });

  test("each step shows what it costs, what is left and the chest it wins", () => {
    const hand = handOf(viewOf().seats[0]);
    expect(hand && handSize(hand)).toBe(4);
    const events: GameEvent[] = [
      pay("red"),
      { event: "place", seat: 0, palace: "red" },
      pay("red", "dancer"),
      { event: "place", seat: 0, palace: "red" },
      { event: "steal", seat: 0, palace: "red", chest: 4, won: 1 },
    ];
    const entries = ledger(hand ?? ({} as never), ["place red", "place red 1d"], events);
    expect(entries.map(({ paid }) => paid)).toEqual([["red"], ["red", "dancer"]]);
    expect(entries.map(({ left }) => [left.red, left.blue, left.dancer])).toEqual([
      [1, 1, 1],
      [0, 1, 0],
    ]);
    expect(entries[1]?.chest).toEqual({ palace: "red", thieves: 4 });
  });
});

describe("changes", () => {
  test("only palaces that differ are told", () => {
    const after = [palaceOf("red", { guards: [1, 1], thieves: [0, 2], chests: [5, 6, 7] }), palaceOf("blue")];
    expect(compare([palaceOf("red"), palaceOf("blue")], after)).toEqual([
      { palace: "red", guards: [0, 1], neutral: 0, thieves: [0, 2], chests: -1 },
    ]);
  });

  test("the table after the viewer's last turn is compared with the one before the next", () => {
    let kept: string | null = null;
    const keep = { read: () => kept, write: (_seat: number | null, text: string) => void (kept = text) };
    const memory = new Memory(keep);
    const mine = viewOf({ turn: 3, acted: true });
    const theirs = viewOf({ turn: 4, turn_of: 1, palaces: [palaceOf("red", { thieves: [0, 1] })] });
    const next = viewOf({ turn: 5, palaces: [palaceOf("red", { thieves: [0, 2] })] });
    const acted = viewOf({ turn: 5, acted: true, palaces: [palaceOf("red", { thieves: [1, 2] })] });
    const thieves = (view: View, from = memory) =>
      [from.since(view)?.before, from.since(view)?.after].map((sight) => sight?.palaces[0]?.thieves[1]);
    memory.note(mine);
    memory.note(theirs);
    memory.note(next);
    const later = new Memory(keep);
    memory.note(acted);
    expect(thieves(theirs)).toEqual([0, 1]);
    expect(thieves(acted)).toEqual([0, 2]);
    expect(memory.since(viewOf({ turn: 40 }))).toBeNull();
    expect(memory.since(viewOf({ phase: "guards", turn: 0 }))).toBeNull();
    later.note(next); // the page was closed and opened again
    expect(thieves(next, later)).toEqual([0, 2]);
  });
});

describe("motion", () => {
  test("cards and pieces fly where the events say, seen by the right eyes", () => {
    const events: GameEvent[] = [
      { event: "pay", seat: 1, deed: "place", cards: ["red", "dancer"] },
      { event: "place", seat: 1, palace: "red" },
      { event: "steal", seat: 1, palace: "red", chest: 4, won: 2 },
    ];
    expect(flightsOf(events, 0).map(({ from, to }) => [from, to])).toEqual([
      ["seat:1", "discards"],
      ["seat:1", "dancers"],
      ["seat:1", "court:red"],
      ["chest:red", "seat:1"],
    ]);
    expect(flightsOf(events, 1)[0]?.from).toBe("hand:red");
    expect(lengthOf(flightsOf(events, 0), theftsOf(events))).toBe(THEFT_MILLISECONDS);
    const drawn: GameEvent[] = [
      { event: "draw", seat: 0, why: "turn" },
      { event: "card", seat: 0, palace: "blue" },
      { event: "draw", seat: 1, why: "turn" },
    ];
    expect(flightsOf(drawn, 0).map(({ to }) => to)).toEqual(["hand:blue", "seat:1"]);
  });
});

describe("words", () => {
  const bundles = LANGUAGES.map((language) => bundleOf(language, "bagdad"));
  const say = (words: { id: string; args?: Record<string, string | number> }) =>
    bundles.map((bundle) => {
      const errors: Error[] = [];
      const text = bundle.formatPattern(bundle.getMessage(words.id)?.value ?? "", words.args ?? {}, errors);
      expect(errors, `${words.id} in ${bundle.locales[0]}`).toEqual([]);
      expect(text, `${words.id} in ${bundle.locales[0]}`).not.toMatch(/^$|\{|\}|undefined/);
      return text;
    });

  test("every event that people want to read has its line", () => {
    const events: GameEvent[] = [
      { event: "first", seat: 0 },
      { event: "turn", seat: 0, turn: 2 },
      { event: "card", seat: 0, palace: "white" },
      { event: "guard", seat: 0, palace: "red", neutral: false },
      { event: "guard", seat: 0, palace: "red", neutral: true },
      { event: "pay", seat: 0, deed: "place", cards: ["red", "red"] },
      { event: "pay", seat: 0, deed: "neutral", cards: ["red", "blue"] },
      { event: "pay", seat: 0, deed: "place", cards: ["red", "dancer", "dancer"] },
      { event: "pay", seat: 0, deed: "move", cards: ["dancer"] },
      { event: "place", seat: 0, palace: "red" },
      ...(["move", "carry", "neutral"] as const).map((event) => ({ event, seat: 0, from: "red", to: "blue" }) as const),
      { event: "steal", seat: 0, palace: "red", chest: 4, won: 2 },
      { event: "finish", seat: 0, step: "pass" },
      { event: "finish", seat: 0, step: "pass dancer" },
      { event: "shuffle", cards: 40 },
      { event: "give", seat: 0, card: "dancer" },
      { event: "end", why: "stall", ranking: [1, 2] },
    ];
    for (const event of events) say(line(event, SEATS) ?? { id: "missing" });
    expect(line({ event: "draw", seat: 0, why: "deal" }, SEATS)).toBeNull();
    expect(line({ event: "dancer", seat: 0 }, SEATS)).toBeNull();
    expect(line({ event: "finish", seat: 0, step: "end" }, SEATS)).toBeNull();
    expect(say(line({ event: "steal", seat: 1, palace: "white", chest: 5, won: 2 }, SEATS) ?? { id: "" })).toContain(
      "Bo stiehlt eine Truhe: 5 Diebe tragen sie aus dem weißen Palast!",
    );
    const prices = [
      "2 red cards and 1 dancer",
      "2 cartes rouges et 1 danseuse",
      "2 carte rosse e 1 danzatrice",
      "2 rote Karten und 1 Tänzerin",
    ];
    expect(say(priceWords(["red", "red", "dancer"]))).toEqual(expect.arrayContaining(prices));
  });

  test("every step and every task has its sentence", () => {
    const ways = ["move red blue with red", "carry red white with dancer", "neutral red blue", "neutral red blue with dancer dancer"];
    for (const name of [
      "guard red",
      "neutral guard blue",
      "place green",
      "place green 1d",
      "place green 3d",
      ...ways,
      "end",
      "pass",
      "pass dancer",
      "give red",
      "give dancer",
    ])
      say(step(name));
    const guards = viewOf({ phase: "guards" });
    const tactical = viewOf({ phase: "guards" });
    (tactical.seats[0] as { neutrals_left: number }).neutrals_left = 2;
    for (const view of [
      viewOf(),
      viewOf({ acted: true }),
      viewOf({ turn_of: 1 }),
      viewOf({ phase: "draw" }),
      viewOf({ phase: "over limit", to_give_up: 2 }),
      viewOf({ over: true, why_over: "turns" }),
      guards,
      tactical,
    ]) {
      say(task(view, 0, [], SEATS));
      say(task(view, null, [], SEATS));
    }
  });

  test("every language has the same messages, and every message reads well in numbers", () => {
    const ids = bundles.map((bundle) => [...bundle._messages.keys()].sort());
    for (const other of ids) expect(other).toEqual(ids[0]);
    const args = {
      name: "Ada",
      list: "x",
      step: "y",
      number: 1,
      top: 4,
      goal: 6,
      limit: 10,
      held: 2,
      turn: 3,
      turns: 500,
      actions: 3,
      chest: 4,
      why: "chests",
      palace: "red",
      from: "blue",
      to: "green",
      card: "red",
      card2: "blue",
      pay1: "red",
      pay2: "dancer",
    };
    for (const id of ids[0] ?? []) {
      for (const n of [0, 1, 2])
        say({
          id,
          args: {
            ...args,
            count: n,
            count2: n,
            dancers: n,
            left: n,
            guards: n,
            neutrals: n,
            cards: n,
            chests: n,
            cost: n,
            amount: n,
            missing: n,
          },
        });
    }
  });

  test("a draw that leaves a chest behind asks first", () => {
    const near = viewOf({ within_reach: ["red"] });
    expect(say(confirm("end", near) ?? { id: "" })[0]).toContain("red palace");
    expect(say(confirm("pass dancer", near) ?? { id: "" })[0]).toContain("red palace");
    expect(confirm("place red", near)).toBeNull();
    expect(confirm("end", viewOf())).toBeNull();
    expect(confirm("pass", viewOf())).toBeNull();
  });
});

describe("the traces of a turn", () => {
  test("tell what came, what went, and where guards walked; those of another seat are not among them", () => {
    const traces = tracesOf(1, [
      { event: "turn", seat: 1, turn: 3 },
      { event: "pay", seat: 1, deed: "place", cards: ["red", "dancer"] },
      { event: "place", seat: 1, palace: "red" },
      { event: "carry", seat: 1, from: "blue", to: "red" },
      { event: "neutral", seat: 1, from: "red", to: "white" },
      { event: "steal", seat: 1, palace: "red", chest: 4, won: 1 },
      { event: "dancer", seat: 1 },
      { event: "give", seat: 0, card: "red" },
    ]);
    expect(traces.ways).toEqual([
      { guard: 1, from: "blue", to: "red" },
      { guard: "neutral", from: "red", to: "white" },
    ]);
    expect(Object.fromEntries(traces.palaces)).toEqual({
      red: { thieves: 2, guards: [1], chests: 1 },
      blue: { thieves: -1, guards: [], chests: 0 },
      white: { thieves: 0, guards: ["neutral"], chests: 0 },
    });
    expect([traces.paid, traces.drawn]).toEqual([2, 1]);
  });

  test("bend upwards, whichever way they go", () => {
    for (const [from, to] of [
      [0, 100],
      [100, 0],
    ] as const)
      expect(bend({ x: from, y: 50 }, { x: to, y: 50 }).d).toContain("Q50 34 ");
  });
});

describe("advised steps", () => {
  test("leave traces: ways, thieves, and where pieces of the reserve go", () => {
    const { ways, palaces, goals } = tracesOfSteps(1, ["place red", "carry blue green with dancer", "neutral white red", "end"]);
    expect(ways).toEqual([
      { guard: 1, from: "blue", to: "green" },
      { guard: "neutral", from: "white", to: "red" },
    ]);
    expect([palaces.get("red")?.thieves, palaces.get("blue")?.thieves, palaces.get("green")?.thieves]).toEqual([1, -1, 1]);
    expect([goals, tracesOfSteps(0, ["neutral guard white"]).goals]).toEqual([["red"], ["white"]]);
  });
});
