import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { REFUSALS } from "$messages";
import { refusalWords } from "../src/lib/refusals";

const LANGUAGES = ["en", "fr", "it", "de"] as const;
/** What the page itself may say: the server did not answer, or a game has no words for its code. */
const OWN = ["no-connection", "unknown"];
const src = fileURLToPath(new URL("../src/", import.meta.url));

/** The folder of the words with this prefix. */
function folderOf(prefix: string): string {
  if (!prefix) return `${src}words`;
  const games = readdirSync(`${src}games`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = games.find(({ name }) => readFileSync(`${src}games/${name}/words/en.ftl`, "utf8").includes(`\n${prefix}-refusal-`));
  expect(found, `no game has refusals that begin with ${prefix}-`).toBeDefined();
  return `${src}games/${found?.name}/words`;
}

/** The names of the arguments that a message takes, those of messages in it too. */
function argumentsOf(value: unknown, messages: Map<string, unknown>, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) argumentsOf(part, messages, found);
  else if (value && typeof value === "object") {
    const { type, name } = value as { type?: string; name?: string };
    if (type === "var" && name) found.add(name);
    if (type === "mesg" && name) argumentsOf(messages.get(name), messages, found);
    for (const inner of Object.values(value)) argumentsOf(inner, messages, found);
  }
  return found;
}

describe.each(Object.entries(REFUSALS))("refusals with the prefix %j", (prefix, codes: Record<string, readonly string[]>) => {
  const folder = folderOf(prefix);
  const idOf = (code: string) => refusalWords(code, prefix ? `${prefix.toUpperCase()}-1` : null);

  it.each(LANGUAGES)("have words in %s, each with the arguments of its code, and no others", (language) => {
    const text = readFileSync(`${folder}/${language}.ftl`, "utf8");
    const messages = new Map(new FluentResource(text).body.map(({ id, value }) => [id, value as unknown]));
    const own = prefix ? [] : OWN;
    const worded = [...messages.keys()].filter((id) => id.startsWith(idOf("")));
    expect(worded.sort()).toEqual([...Object.keys(codes), ...own].map(idOf).sort());
    for (const [code, names] of Object.entries(codes)) {
      expect([...argumentsOf(messages.get(idOf(code)), messages)].sort(), `${idOf(code)} in ${language}`).toEqual([...names].sort());
    }
  });

  it.each(LANGUAGES)("can be told in %s", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${folder}/${language}.ftl`, "utf8")));
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
