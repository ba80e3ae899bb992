import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GUESTS } from "$messages";
import { LANGUAGES as ABOUT } from "$src/i18n/languages";
import { withFixedSpaces } from "$src/i18n/spaces";
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

/** The texts that a message can be: its variants one after the other, arguments and references left out. */
function flat(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(flat).join("");
  const part = value as { type?: string; variants?: { value: unknown }[]; value?: unknown };
  if (part.type === "select") return ` ${(part.variants ?? []).map((variant) => flat(variant.value)).join(" | ")} `;
  return part.type === "str" ? flat(part.value) : "";
}

/** The names of the plural forms that a message tells apart. */
function pluralForms(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) pluralForms(part, found);
  else if (value && typeof value === "object") {
    const { key } = value as { key?: { type: string; value: unknown } };
    if (key?.type === "str" && ["zero", "one", "two", "few", "many"].includes(String(key.value))) found.add(String(key.value));
    for (const inner of Object.values(value)) pluralForms(inner, found);
  }
  return found;
}

const TRANSLATED = LANGUAGES.filter((language) => language !== "en");
/** Sentences that may read the same: names of games, and what is made of arguments alone. */
const WORDS_OF_A_SENTENCE = 3;
const SHORT_LABEL = 20;
const LONGEST_LABEL = 48;

describe.each(TRANSLATED)("%s", (language) => {
  it.each(PARTS)("%s is no copy of the English", (part) => {
    const english = messagesOf("en", part);
    const copied = [...messagesOf(language, part)].filter(([id, value]) => {
      const text = flat(value).trim();
      return text === flat(english.get(id)).trim() && (text.match(/[a-z]{2,}/gi) ?? []).length >= WORDS_OF_A_SENTENCE;
    });
    expect(copied.map(([id]) => id)).toEqual([]);
  });

  it.each(PARTS)("%s has the plural forms of the language and no others", (part) => {
    const forms = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
    for (const [id, value] of messagesOf(language, part)) {
      expect(
        [...pluralForms(value)].filter((form) => !forms.has(form)),
        id,
      ).toEqual([]);
    }
  });

  it.each(PARTS)("%s has labels that fit where the English ones do", (part) => {
    const english = messagesOf("en", part);
    const grown = [...messagesOf(language, part)].filter(([id, value]) => {
      const [own, other] = [flat(value), flat(english.get(id))];
      return !other.includes("|") && !own.includes("|") && other.length <= SHORT_LABEL && own.length > LONGEST_LABEL;
    });
    expect(grown.map(([id, value]) => `${id}: ${flat(value)}`)).toEqual([]);
  });
});

describe("the words of the boxes", () => {
  const glossary = readFileSync(new URL("../../docs/glossary.md", import.meta.url), "utf8");
  const [head, , ...rows] = (/\n\| game \| en \|[^]*?\n\n/.exec(glossary)?.[0] ?? "").trim().split("\n").map(cells);
  const columns = head?.slice(1) ?? [];

  function cells(line: string): string[] {
    return line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  }

  it("are known for every language", () => {
    expect([...columns].sort()).toEqual([...LANGUAGES].sort());
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each(LANGUAGES)("are used in %s, and no others for the same things", (language) => {
    for (const [part = "", ...terms] of rows) {
      const [term = "", not] = (terms[columns.indexOf(language)] ?? "").split(", not ");
      const text = [...messagesOf(language, part).values()].map(flat).join("\n").toLowerCase();
      // endings change with number and case
      const stem = term.length > 6 ? term.slice(0, -2) : term.length > 4 ? term.slice(0, -1) : term;
      expect(text.includes(stem.toLowerCase()), `${part}: ${term} in ${language}`).toBe(true);
      if (not) expect(new RegExp(`(?<!\\p{L})${not}s?(?!\\p{L})`, "iu").exec(text)?.[0], `${part} in ${language}`).toBeUndefined();
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

describe("the client's code", () => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  const english = new Set(PARTS.flatMap((part) => [...messages(part, "en").keys()]));

  it("uses no text that does not exist", () => {
    const used = files
      .filter((file) => !/^(games|words)\//.test(file))
      .flatMap((file) => [...readFileSync(src + file, "utf8").matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] as string));
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter((id) => !english.has(id))).toEqual([]);
  });

  it("has no inline style in markup, which the content policy forbids", () => {
    const bad = files.filter((file) => file.endsWith(".svelte") && /<[^>]*\sstyle="(?![^"]*\{)/.test(readFileSync(src + file, "utf8")));
    expect(bad).toEqual([]);
  });
});
