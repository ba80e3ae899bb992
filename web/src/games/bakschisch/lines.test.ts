import { describe, expect, it } from "vitest";
import type { Words } from "$src/core/game";
import { confirm, line, preview, reason, step, task } from "./lines";
import { seatInfo, seatView, view } from "./samples";
import { type GameEvent, OUTLOOKS, PERSON_NAMES, REASONS } from "./declared";
import { key } from "./fists";
import { bundleOf, LANGUAGES, messagesOf } from "../../../tests/texts";

const bundles = LANGUAGES.map((language) => bundleOf(language, "bakschisch"));

/** The words in every language; whatever is missing fails here. */
function told(words: Words | null): string[] {
  expect(words).not.toBeNull();
  return bundles.map((bundle) => {
    const pattern = bundle.getMessage(words?.id ?? "")?.value;
    expect(pattern, `${words?.id} in ${bundle.locales[0]}`).toBeTruthy();
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern ?? "", words?.args, errors);
    expect(errors, `${words?.id} in ${bundle.locales[0]}`).toEqual([]);
    expect(text).not.toMatch(/[{}]/);
    return text;
  });
}

const seats = ["Ada", "Ben", "Cem", "Dia"].map((name, seat) => seatInfo(seat, name));

describe("the log", () => {
  it("has a line for every event, in every language", () => {
    const events: GameEvent[] = [
      ...PERSON_NAMES.map((person, index) => ({ event: "card" as const, bribe: (index % 5) + 1, person })),
      { event: "chose", seat: 2 },
      { event: "reveal", fists: ["bid 4", "thief"], coins: [4, 0] },
      { event: "reveal", fists: ["bid 4", "thief", "pass"], coins: [4, 0, 0] },
      { event: "reveal", fists: ["bid 1", "pass", "pass", "thief"], coins: [1, 0, 0, 0] },
      { event: "walk", seat: 0, from: 2, to: 7, by: 5, where: "space" },
      { event: "walk", seat: 0, from: 2, to: 0, by: -2, where: "start" },
      { event: "steal", seat: 3, coins: 1 },
      { event: "steal", seat: 3, coins: 0 },
      { event: "pot", coins: 2 },
      { event: "thief-out", seat: 1, why: "palace" },
      { event: "share", coins: 3, pot: 1 },
      { event: "share", coins: 0, pot: 0 },
      { event: "thief-back", seat: 1 },
      { event: "shuffle" },
      { event: "round", round: 2 },
      { event: "end", why: "throne", ranking: [2, 1, 3] },
      { event: "end", why: "throne", ranking: [1, 1, 3] },
    ];
    for (const event of events) told(line(event, seats));
  });

  it("names everybody's fist", () => {
    const [english] = told(line({ event: "reveal", fists: ["bid 4", "thief", "pass"], coins: [4, 0, 0] }, seats));
    for (const word of ["Ada", "Ben", "Cem", "4", "thief"]) expect(english).toContain(word);
  });

  it("keeps an own choice out of it", () => {
    expect(line({ event: "fist", seat: 0, step: "bid 3" }, seats)).toBeNull();
  });
});

describe("what to do", () => {
  const open = view([seatView(0), seatView(1)]);

  it("is one sentence at every point of the game", () => {
    told(task(open, 0, ["pass"], seats));
    told(task(view([seatView(0), seatView(1)], { bribe: 5, direction: "back", card: "caliph" }), 0, ["pass"], seats));
    told(task(view([seatView(0), seatView(1)], { card: null }), 0, [], seats));
    told(task(view([seatView(0), seatView(1)], { over: true }), 0, [], seats));
    expect(told(task(view([seatView(0, { chosen: true }), seatView(1)], { to_act: [1] }), 0, ["pass"], seats))[0]).toContain("Ben");
    expect(told(task(view([seatView(0), seatView(1)], { to_act: [0] }), null, [], seats))[0]).toContain("Ada");
  });

  it("names every step", () => {
    for (const name of ["pass", "bid 1", "bid 7", "thief"]) told(step(name));
  });

  it("is asked about where a slip would hurt", () => {
    expect(confirm("bid 10", open)).toBeNull(); // the fist asks for a second press
    expect(confirm("bid 9", open)).toBeNull();
    expect(confirm("bid 2", view([seatView(0, { gold: 2 })]))).toBeNull();
    const throned = view([seatView(0, { on_throne: true, outlook: { coins: "safe", nothing: "back" } })]);
    expect(confirm("pass", throned)?.id).toBe("bk-confirm-throne");
    expect(confirm("thief", throned)?.id).toBe("bk-confirm-throne");
    expect(confirm("bid 1", throned)).toBeNull();
    for (const words of [confirm("pass", throned)]) told(words);
  });
});

describe("a preview", () => {
  it("tells every kind of choice in every language", () => {
    for (const outlook of OUTLOOKS) {
      for (const jump of [
        { to: 0, by: 0, where: "start" } as const,
        { to: 31, by: 7, where: "throne" } as const,
        { to: 0, by: -3, where: "start" } as const,
      ]) {
        for (const name of ["pass", "bid 1", "bid 4", "thief"]) {
          const said = preview(seatView(0, { jump, outlook: { coins: outlook, nothing: outlook } }), name);
          expect(said.length).toBeGreaterThan(0);
          said.forEach(told);
        }
      }
    }
  });

  it("says how far, where to and what is left", () => {
    const own = seatView(0, { jump: { to: 12, by: 4, where: "space" } });
    const text = preview(own, "bid 3")
      .map((words) => told(words)[0])
      .join(" ");
    for (const word of ["4", "12", "7"]) expect(text).toContain(word);
  });
});

describe("the result", () => {
  it("says why, in every language", () => {
    for (const why of REASONS) told(reason(seatView(0, { reason: why, space: 31, where: "throne" })));
    expect(reason(seatView(0, { reason: "later" })).id).toBe("bk-why-later");
  });
});

describe("words", () => {
  it("begin with the prefix of the game", () => {
    for (const id of messagesOf("en", "bakschisch").keys()) expect(id).toMatch(/^bk-/);
  });

  it("name every person, with a letter of its own", () => {
    for (const bundle of bundles) {
      const letters = PERSON_NAMES.map((person) =>
        bundle.formatPattern(bundle.getMessage("bk-letter")?.value ?? "", { person: key(person) }),
      );
      expect(new Set(letters).size).toBe(PERSON_NAMES.length);
    }
    for (const person of PERSON_NAMES) told({ id: "bk-person", args: { person: key(person) } });
  });
});
