import { describe, expect, it } from "vitest";
import { DEEDS as BAGDAD } from "$src/games/bagdad/declared";
import { DEEDS as BAKSCHISCH } from "$src/games/bakschisch/declared";
import { table } from "$src/board/steps";

type Sale = { deed: "sell"; goods: string[] } | { deed: "ask"; djinn: string };
const SALES = table<Sale>([
  { deed: "sell", pattern: "sell {goods}", parts: { goods: { subset: ["ivory", "silk", "fish"] } } },
  { deed: "ask", pattern: "djinn {djinn}", parts: { djinn: { names: ["Al-Amin", "Ba'al"] } } },
]);

describe("the words of steps", () => {
  it.each([
    [BAKSCHISCH, "pass", { deed: "pass" }],
    [BAKSCHISCH, "bid 40", { deed: "bid", coins: 40 }],
    [BAGDAD, "place red", { deed: "place", palace: "red", dancers: 0 }],
    [BAGDAD, "place red 2d", { deed: "place", palace: "red", dancers: 2 }],
    [BAGDAD, "carry red blue with dancer", { deed: "carry", from: "red", to: "blue", card: "dancer" }],
    [BAGDAD, "neutral red blue", { deed: "neutral", from: "red", to: "blue", first: "red", second: "blue" }],
    [BAGDAD, "neutral red blue with dancer blue", { deed: "neutral", from: "red", to: "blue", first: "dancer", second: "blue" }],
    [BAGDAD, "neutral guard red", { deed: "neutral guard", palace: "red" }],
    [BAGDAD, "pass dancer", { deed: "pass dancer" }],
    [SALES, "sell ivory fish", { deed: "sell", goods: ["ivory", "fish"] }],
    [SALES, "djinn ba'al", { deed: "ask", djinn: "Ba'al" }],
  ])("are taken apart and put together: %o %s", (deeds, name, step) => {
    expect(deeds.read(name)).toEqual(step);
    expect((deeds.write as (step: unknown) => string)(step)).toBe(name);
  });

  it.each([
    [BAKSCHISCH, "bid 41"],
    [BAKSCHISCH, "bid"],
    [BAGDAD, "place red 4d"],
    [BAGDAD, "place pink"],
    [BAGDAD, "dance"],
    [SALES, "sell"],
    [SALES, "sell gold"],
  ])("that are no step are nothing: %o %s", (deeds, name) => expect(deeds.read(name)).toBeNull());
});
