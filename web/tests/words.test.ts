import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { withFixedSpaces } from "../src/lib/spaces";

const LANGUAGES = ["en", "fr", "it", "de"] as const;
const src = fileURLToPath(new URL("../src/", import.meta.url));
const games = readdirSync(`${src}games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `games/${entry.name}/words`);

type Element = string | { type: string; name?: string; selector?: Element; args?: Element[]; variants?: { value: unknown }[] };

/** The names of the arguments that a message takes, those of the messages that it refers to included. */
function argumentsOf(value: unknown, messages: ReadonlyMap<string, unknown>, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) argumentsOf(part, messages, found);
  else if (value && typeof value === "object") {
    const part = value as Exclude<Element, string>;
    if (part.type === "var" && part.name) found.add(part.name);
    if (part.type === "mesg" && part.name) argumentsOf(messages.get(part.name), messages, found);
    for (const inner of Object.values(part)) argumentsOf(inner, messages, found);
  }
  return found;
}

function messages(folder: string, language: string): Map<string, Set<string>> {
  const text = readFileSync(`${src}${folder}/${language}.ftl`, "utf8");
  const resource = new FluentResource(text);
  const ids = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
  expect(
    resource.body.map(({ id }) => id),
    `${folder}/${language}.ftl has a message that cannot be read`,
  ).toEqual(ids);
  expect(new Set(ids).size, `${folder}/${language}.ftl has a message twice`).toBe(ids.length);
  const values = new Map(resource.body.map(({ id, value }) => [id, value]));
  return new Map(resource.body.map(({ id, value }) => [id, argumentsOf(value, values)]));
}

describe.each(["words", ...games])("%s", (folder) => {
  const english = messages(folder, "en");

  it.each(LANGUAGES)("%s has every message with its arguments", (language) => {
    const own = messages(folder, language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    // a language may need more than English does, a gender for example, but no name that English does not know
    const known = new Set([...english.values()].flatMap((names) => [...names]));
    for (const [id, names] of english) {
      const used = own.get(id) ?? new Set();
      expect(
        [...names].filter((name) => !used.has(name)),
        `${folder} ${language} ${id} leaves out`,
      ).toEqual([]);
      expect(
        [...used].filter((name) => !known.has(name)),
        `${folder} ${language} ${id} invents`,
      ).toEqual([]);
    }
  });
});

describe("spaces", () => {
  it("do not break before French punctuation, nor before a German per cent", () => {
    expect(withFixedSpaces("fr", "Qui ? « Moi » : 5 % !")).toBe("Qui\u202f? «\u00a0Moi\u00a0»\u00a0: 5\u00a0%\u202f!");
    expect(withFixedSpaces("de", "5 % – wer?")).toBe("5\u00a0% – wer?");
    expect(withFixedSpaces("en", "5 % : ?")).toBe("5 % : ?");
  });

  it.each(["words", ...games])("%s: French is written with plain spaces, and one before each mark that wants one", (folder) => {
    const text = readFileSync(`${src}${folder}/fr.ftl`, "utf8").replace(/^#.*$/gm, "");
    expect([...text.matchAll(/[\u00a0\u202f]/g)].length).toBe(0);
    expect([...text.matchAll(/^.*[^\s:?!;.…](?<!\b\d)[;!?].*$/gm)].map(([line]) => line)).toEqual([]);
  });
});

describe("the shell's code", () => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  const english = messages("words", "en");

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
