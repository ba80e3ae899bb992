// @vitest-environment ./tests/browserless.ts
import { describe, expect, it } from "vitest";
import type { GameEvent, GameModule, SeatInfo } from "$src/core/game";
import { placeOf } from "$src/board/history/walk";
import { pastInWords } from "$src/table/state/lookback.svelte";
import { shown, sinceOwn, stopsOf, turnAt, turnsOf, type ShownTurn, type Told } from "$src/board/history/turns";
import { game as bagdad } from "$src/games/bagdad";
import { game as bakschisch } from "$src/games/bakschisch";
import { game as fiveTribes } from "$src/games/five-tribes";

const seats = ["Ann", "Bob", "Cem"].map((name, seat) => ({ seat, name }) as SeatInfo);

function log(...moments: GameEvent[][]): Told[] {
  return moments.map((events, moment) => ({ key: `m${moment}`, at: moment, moment, events }));
}

const turnsIn = (entries: Told[], game: unknown) => shown(turnsOf(entries, game as GameModule), game as GameModule, seats);
const ids = (turn: { parts: { words: { id: string } }[] } | undefined) => turn?.parts.map(({ words }) => words.id) ?? [];

const FIVE_TRIBES = log(
  [{ event: "tile", tile: "a1" }],
  [
    { event: "bid", seat: 1, price: 5, fakirs: 0, paid: 5 },
    { event: "gold", seat: 1, by: -5, why: "bid", djinn: null },
  ],
  [
    { event: "bid", seat: 0, price: 0, fakirs: 0, paid: 0 },
    { event: "turn", seat: 1, again: false },
  ],
  [{ event: "take", seat: 1, tile: "d1", meeples: { blue: 2 } }],
  [{ event: "drop", seat: 1, colour: "blue", start: "d1", tile: "d2" }],
  [
    { event: "drop", seat: 1, colour: "blue", start: "d2", tile: "d3" },
    { event: "tribe", seat: 1, colour: "blue", number: 2, tile: "d3" },
    { event: "build", seat: 1, builders: 2, fakirs: 0, blue: 3, doubled: false, gold: 6 },
    { event: "gold", seat: 1, by: 6, why: "builders", djinn: null },
    { event: "control", seat: 1, tile: "d3", why: "move", djinn: null },
    { event: "turn", seat: 0, again: false },
  ],
);

describe("turns", () => {
  it("of Five Tribes are bids and moves, with what they brought", () => {
    const turns = turnsIn(FIVE_TRIBES, fiveTribes);
    expect(turns.map(({ seat, last }) => [seat, last])).toEqual([
      [null, 0],
      [1, 1],
      [0, 2],
      [1, 5],
      [0, 5],
    ]);
    expect(ids(turns[3])).toEqual(["ft-move-from-to", "ft-some-tribe", "ft-turn-control", "ft-turn-gold"]);
    expect(turns[3]?.parts[0]?.words.args).toEqual({ start: "d1", end: "d3" });
    expect(turns[3]?.parts[3]?.words.args).toEqual({ gold: "+6" });
    expect(stopsOf(turns)).toEqual([0, 1, 2, 5]);
    expect(turnAt(turns, 4)?.key).toBe(turns[3]?.key);
    expect(turnAt(turns, 5)?.key).toBe(turns[3]?.key); // not the one that only begins there
  });

  it("of Five Tribes keep a bid apart from the turn of the same seat that follows at once", () => {
    const turns = turnsIn(
      log(
        [
          { event: "bid", seat: 0, price: 18, fakirs: 0, paid: 18 },
          { event: "gold", seat: 0, by: -18, why: "bid", djinn: null },
        ],
        [{ event: "take", seat: 0, tile: "a1", meeples: { blue: 1 } }],
        [{ event: "drop", seat: 0, colour: "blue", start: "a1", tile: "a2" }],
      ),
      fiveTribes,
    );
    expect(turns.map((turn) => [turn.seat, turn.last, ids(turn)])).toEqual([
      [0, 0, ["ft-turn-bid"]],
      [0, 2, ["ft-move-from-to"]],
    ]);
  });

  it("of several moments in one message are the same as one by one", () => {
    const [deal, ...rest] = FIVE_TRIBES;
    const coarse = [deal, rest[0], rest[1], { ...rest[4], events: rest.slice(2).flatMap(({ events }) => events) }] as Told[];
    const facts = (entries: Told[]) => turnsIn(entries, fiveTribes).map(({ seat, last, parts, events }) => ({ seat, last, parts, events }));
    expect(facts(coarse)).toEqual(facts(FIVE_TRIBES));
  });

  it("of Bagdad hold all actions of a turn, and the first hands are nobody's", () => {
    const turns = turnsIn(
      log(
        [{ event: "first", seat: 0 }],
        [{ event: "guard", seat: 0, palace: "red", neutral: false }],
        [
          { event: "guard", seat: 1, palace: "blue", neutral: true },
          { event: "draw", seat: 0, why: "deal" },
          { event: "card", seat: 0, palace: "red" },
          { event: "draw", seat: 1, why: "deal" },
          { event: "turn", seat: 0, turn: 1 },
        ],
        [
          { event: "pay", seat: 0, deed: "place", cards: ["red", "dancer"] },
          { event: "place", seat: 0, palace: "red" },
          { event: "steal", seat: 0, palace: "red", chest: 4, won: 1 },
        ],
        [
          { event: "finish", seat: 0, step: "end" },
          { event: "draw", seat: 0, why: "turn" },
          { event: "turn", seat: 1, turn: 2 },
        ],
      ),
      bagdad,
    );
    expect(turns.map(({ seat, heading }) => [seat, Boolean(heading)])).toEqual([
      [null, false],
      [0, false],
      [1, false],
      [null, true],
      [0, false],
      [1, false],
    ]);
    expect(ids(turns[4])).toEqual(["bg-turn-place", "bg-turn-steal", "bg-turn-paid", "bg-turn-drawn"]);
    expect(turns[4]?.parts[2]?.words.args).toEqual({ count: 2 });
  });

  it("of Bakschisch are bribes: who has chosen is folded into what came out", () => {
    const turns = turnsIn(
      log(
        [{ event: "card", bribe: 5, person: "guard" }],
        [{ event: "chose", seat: 1 }],
        [
          { event: "chose", seat: 0 },
          { event: "reveal", fists: ["bid 7", "thief"], coins: [7, 0] },
          { event: "walk", seat: 0, from: 0, to: 5, by: 5, where: "space" },
          { event: "steal", seat: 1, coins: 7 },
          { event: "round", round: 2 },
          { event: "card", bribe: 1, person: "eunuch" },
        ],
      ),
      bakschisch,
    );
    expect(turns).toHaveLength(3);
    expect(ids(turns[0])).toEqual(["bk-turn-card", "bk-turn-fist", "bk-turn-fist", "bk-turn-walk", "bk-turn-steal"]);
    expect(turns[1]).toMatchObject({ heading: true, last: 2 });
    expect(sinceOwn(turns, 0)).toEqual([turns[0]]); // the last bribe, however long ago the own fist was closed
    expect(turnAt(turns, 1)?.key).toBe(turns[0]?.key);
  });
});

describe("turns that were told", () => {
  it("stay the same until something more happens in them", () => {
    const known = new Map<string, ShownTurn>();
    const tell = (entries: Told[]) => shown(turnsOf(entries, fiveTribes as GameModule), fiveTribes as GameModule, seats, known);
    const before = tell(FIVE_TRIBES.slice(0, -1));
    const after = tell(FIVE_TRIBES);
    expect(before.map((turn, number) => turn === after[number])).toEqual([true, true, true, false]);
    expect(after).toEqual(turnsIn(FIVE_TRIBES, fiveTribes));
  });
});

describe("since one's own turn", () => {
  const turns = turnsIn(FIVE_TRIBES, fiveTribes);

  it("are the rivals' turns after it, until something is decided again", () => {
    expect(sinceOwn(turns, 0)).toEqual([turns[3]]); // that the own turn begins decides nothing
    expect(sinceOwn(turns, 1)).toEqual([]);
    expect(sinceOwn(turns, 2)).toEqual([turns[1], turns[2], turns[3]]);
    expect(sinceOwn(turns, null)).toEqual([]);
  });
});

describe("a past moment", () => {
  it("is told as a turn, or as a step inside of one", () => {
    const stops = [0, 1, 2, 5];
    expect(pastInWords(0, stops).id).toBe("looking-back-start");
    expect(pastInWords(2, stops)).toMatchObject({ id: "looking-back", args: { turn: 2, turns: 3 } });
    expect(pastInWords(4, stops)).toMatchObject({ id: "looking-back-step", args: { turn: 3, turns: 3, step: 2, steps: 3 } });
    expect(placeOf(7, stops)).toMatchObject({ turn: 4, turns: 4 }); // the game went on meanwhile
  });
});
