import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GUESTS } from "$messages";
import { LANGUAGES as ABOUT } from "../src/lib/languages";
import { withFixedSpaces } from "../src/lib/spaces";
import { argumentsOf, bundleOf, LANGUAGES, messagesOf, PARTS, src, textOf } from "./texts";

/** The messages of a text with the names of their arguments. */
function messages(part: string, language: string): Map<string, Set<string>> {
  const found = messagesOf(language, part);
  return new Map([...found].map(([id, value]) => [id, argumentsOf(value, found)]));
}

describe.each(PARTS)("%s", (part) => {
  const english = messages(part, "en");

  it.each(LANGUAGES)("%s has every message with its arguments", (language) => {
    const own = messages(part, language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    // a language may need more than English does, a gender for example, but no name that English does not know
    const known = new Set([...english.values()].flatMap((names) => [...names]));
    for (const [id, names] of english) {
      const used = own.get(id) ?? new Set();
      expect(
        [...names].filter((name) => !used.has(name)),
        `${part} ${language} ${id} leaves out`,
      ).toEqual([]);
      expect(
        [...used].filter((name) => !known.has(name)),
        `${part} ${language} ${id} invents`,
      ).toEqual([]);
    }
  });
});

describe("spaces", () => {
  it("do not break before French punctuation, nor before a German per cent", () => {
    const written = (language: string, text: string) => withFixedSpaces(ABOUT.get(language)?.spaces ?? [], text);
    expect(written("fr", "Qui ? « Moi » : 5 % !")).toBe("Qui\u202f? «\u00a0Moi\u00a0»\u00a0: 5\u00a0%\u202f!");
    expect(written("de", "5 % – wer?")).toBe("5\u00a0% – wer?");
    expect(written("en", "5 % : ?")).toBe("5 % : ?");
  });

  it.each(PARTS)("%s: French is written with plain spaces, and one before each mark that wants one", (part) => {
    const text = textOf("fr", part).replace(/^#.*$/gm, "");
    expect([...text.matchAll(/[\u00a0\u202f]/g)].length).toBe(0);
    expect([...text.matchAll(/^.*[^\s:?!;.…](?<!\b\d)[;!?].*$/gm)].map(([line]) => line)).toEqual([]);
  });
});

describe("guests who chose no name", () => {
  it.each(LANGUAGES)("have one in %s, short enough for a seat", (language) => {
    const bundle = bundleOf(language, "shell");
    const names = GUESTS.animals.flatMap((animal) =>
      GUESTS.cities.map((city) => bundle.formatPattern(bundle.getMessage("guest-name")?.value ?? "", { animal, city })),
    );
    expect(new Set(names).size).toBe(GUESTS.animals.length * GUESTS.cities.length);
    expect(names.filter((name) => name.length > 24)).toEqual([]);
  });
});

describe("the shell's code", () => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  const english = messages("shell", "en");

  it("uses no text that does not exist", () => {
    const used = files
      .filter((file) => /^(shell|lib|App)/.test(file))
      .flatMap((file) => [...readFileSync(src + file, "utf8").matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] as string));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !english.has(id))).toEqual([]);
  });

  it("has no inline style in markup, which the content policy forbids", () => {
    const bad = files.filter((file) => file.endsWith(".svelte") && /<[^>]*\sstyle="(?![^"]*\{)/.test(readFileSync(src + file, "utf8")));
    expect(bad).toEqual([]);
  });
});
