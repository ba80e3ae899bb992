/** The languages: each is a folder of `src/words`, found by the build and listed nowhere. */
import type { Language } from "$src/core/game";
import type { SpaceRules } from "./spaces";

/** What a language's folder says of itself, in `language.ts`. */
export interface About {
  /** What it is called by those who speak it. */
  name: string;
  /** Whether nobody who grew up with it has read it yet; the settings say so. */
  draft?: boolean;
  spaces?: SpaceRules;
}

const folders = import.meta.glob<About>("../words/*/language.ts", { import: "about", eager: true });
const texts = import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default" });

const codeOf = (path: string) => path.split("/").at(-2) ?? "";

/** By their codes, in the order of their names. */
export const LANGUAGES: ReadonlyMap<Language, About> = new Map(
  Object.entries(folders)
    .map(([path, about]): [Language, About] => [codeOf(path), about])
    .sort(([, one], [, other]) => one.name.localeCompare(other.name)),
);

/** The texts of the client or of a game in a language; null where a game has none. */
export function textOf(language: Language, part: string): Promise<string> | null {
  return texts[`../words/${language}/${part}.ftl`]?.() ?? null;
}

/** The first language of some tags, `fr-CA` for example, that there are words in. */
export function spokenOf(tags: readonly string[]): Language | undefined {
  const codes = new Map([...LANGUAGES.keys()].map((code) => [code.toLowerCase(), code]));
  for (const tag of tags.map((one) => one.toLowerCase())) {
    const code = codes.get(tag) ?? codes.get(tag.split("-")[0] ?? "");
    if (code) return code;
  }
  return undefined;
}

/** The reader's own kind of a language: whoever reads English in Great Britain wants 18:12, not 6:12 PM. */
export function localeOf(language: Language, tags: readonly string[]): string {
  return tags.find((tag) => tag.toLowerCase().split("-")[0] === language.toLowerCase().split("-")[0]) ?? language;
}
