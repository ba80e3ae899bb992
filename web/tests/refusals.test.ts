import { describe, expect, it } from "vitest";
import { FLAWS, REFUSALS } from "$messages";
import { refusalWords } from "$src/i18n/errors";
import { argumentsOf, bundleOf, GAMES, LANGUAGES, messagesOf, textOf } from "./texts";

/** What the page itself may say: the server did not answer, no picture can be made, a game has no words for its code. */
const OWN = ["no-connection", "no-picture", "unknown"];

/** Arguments that are notation: programs are told them, people are not. */
const NOTATION: Record<string, string[]> = { "unknown-step": ["step"] };

/** The part of the page whose words have this prefix. */
function partOf(prefix: string): string {
  if (!prefix) return "shell";
  const found = GAMES.find((game) => textOf("en", game).includes(`\n${prefix}-refusal-`));
  expect(found, `no game has refusals that begin with ${prefix}-`).toBeDefined();
  return found ?? "";
}

describe.each(Object.entries(REFUSALS))("refusals with the prefix %j", (prefix, codes: Record<string, readonly string[]>) => {
  const part = partOf(prefix);
  const idOf = (code: string) => refusalWords(code, prefix ? `${prefix.toUpperCase()}-1` : null);

  it.each(LANGUAGES)("have words in %s, each with the arguments of its code, and no others", (language) => {
    const messages = messagesOf(language, part);
    const own = prefix ? [] : OWN;
    const worded = [...messages.keys()].filter((id) => id.startsWith(idOf("")));
    expect(worded.sort()).toEqual([...Object.keys(codes), ...own].map(idOf).sort());
    for (const [code, names] of Object.entries(codes)) {
      expect([...argumentsOf(messages.get(idOf(code)), messages)].sort(), `${idOf(code)} in ${language}`).toEqual(
        names.filter((name) => !NOTATION[code]?.includes(name)).sort(),
      );
    }
  });

  it.each(LANGUAGES)("can be told in %s", (language) => {
    const bundle = bundleOf(language, part);
    for (const [code, names] of Object.entries(codes)) {
      for (const value of [1, 5]) {
        const errors: Error[] = [];
        const args = Object.fromEntries(names.map((name) => [name, value]));
        const told = bundle.formatPattern(bundle.getMessage(idOf(code))?.value ?? "", args, errors);
        expect(errors, `${code} in ${language}`).toEqual([]);
        expect(told).not.toMatch(/[{}]/);
        expect(told).not.toMatch(/'/); // no notation, and typographic apostrophes
      }
    }
  });
});

describe("positions that cannot be", () => {
  it.each(LANGUAGES)("are told in %s", (language) => {
    const worded = GAMES.flatMap((game) => [...messagesOf(language, game).keys()].filter((id) => /^[a-z]+-flaw-/.test(id)));
    expect(worded.sort()).toEqual([...FLAWS].sort());
    for (const game of GAMES) expect(textOf(language, game).match(/^[a-z]+-flaw-.*'/m)).toBeNull(); // typographic apostrophes
  });
});
