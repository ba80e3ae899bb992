/** The words as they lie in their folders, for tests: every language and every part of the page that is found there. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect } from "vitest";

export const src = fileURLToPath(new URL("../src/", import.meta.url));

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** English first: the others are compared with it. */
export const LANGUAGES = ["en", ...foldersOf(`${src}words`).filter((code) => code !== "en")];
export const GAMES = foldersOf(`${src}games`);
/** What has words of its own: a file of each language's folder. */
export const PARTS = readdirSync(`${src}words/en`).flatMap((file) => /^(.*)\.ftl$/.exec(file)?.[1] ?? []);

export function textOf(language: string, part: string): string {
  return readFileSync(`${src}words/${language}/${part}.ftl`, "utf8");
}

/** The messages of a text, in their order; whatever cannot be read, or is there twice, fails. */
export function messagesOf(language: string, part: string): Map<string, unknown> {
  const text = textOf(language, part);
  const { body } = new FluentResource(text);
  const ids = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
  expect(
    body.map(({ id }) => id),
    `${language}/${part}.ftl has a message that cannot be read`,
  ).toEqual(ids);
  expect(new Set(ids).size, `${language}/${part}.ftl has a message twice`).toBe(ids.length);
  return new Map(body.map(({ id, value }) => [id, value as unknown]));
}

/** The names of the arguments that a message takes, those of the messages that it refers to included. */
export function argumentsOf(value: unknown, messages: ReadonlyMap<string, unknown>, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const part of value) argumentsOf(part, messages, found);
  else if (value && typeof value === "object") {
    const { type, name } = value as { type?: string; name?: string };
    if (type === "var" && name) found.add(name);
    if (type === "mesg" && name) argumentsOf(messages.get(name), messages, found);
    for (const inner of Object.values(value)) argumentsOf(inner, messages, found);
  }
  return found;
}

/** A language as the page speaks it, with some of its parts. */
export function bundleOf(language: string, ...parts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) expect(bundle.addResource(new FluentResource(textOf(language, part)))).toEqual([]);
  return bundle;
}
