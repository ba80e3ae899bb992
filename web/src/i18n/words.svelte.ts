/** Texts in the reader's language: Fluent files of the client and of the games that are open. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arguments, Language, Words } from "$src/core/game";
import { LANGUAGES, localeOf, spokenOf, textOf } from "./languages";
import { remember, remembered } from "$src/core/storage";
import { withFixedSpaces } from "./spaces";

class Reading {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
}

const reading = new Reading();
const parts = new Set(["shell"]);
const missing = new Set<string>();
/** Texts that were put together already: a board asks for hundreds of them whenever something moves. */
const formed = new Map<string, string>();
const MOST_FORMED = 5000;

/** The language that somebody chose before, else the first of the browser's that we have. */
function firstLanguage(): Language {
  const chosen = remembered("language");
  return chosen !== null && LANGUAGES.has(chosen) ? chosen : (spokenOf(navigator.languages) ?? "en");
}

/** A bundle of several Fluent texts; a mistake in one of them is told at once. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const spaces = LANGUAGES.get(language)?.spaces ?? [];
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(withFixedSpaces(spaces, text)), { allowOverrides: false })) throw error;
  }
  return bundle;
}

let wanted: Language = "en";
let newest: Promise<void> | null = null;

/** Reads a language; of several that are asked for in a row the last one stays, in whatever order they arrive. */
function load(language: Language): Promise<void> {
  wanted = language;
  const texts = Promise.all([...parts].map((part) => textOf(language, part)));
  const mine: Promise<void> = texts.then((found) => {
    if (newest !== mine) return newest ?? undefined;
    formed.clear();
    reading.bundle = bundleOf(
      language,
      found.filter((text) => text !== null),
    );
    reading.language = language;
    document.documentElement.lang = language;
  });
  newest = mine;
  return mine;
}

export async function prepareWords(): Promise<void> {
  await load(firstLanguage());
}

export function language(): Language {
  return reading.language;
}

export async function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  await load(language);
}

/** Adds the words of a game; they stay. */
export async function addWords(game: string): Promise<void> {
  if (parts.has(game)) return newest ?? undefined; // they may still be on their way
  parts.add(game);
  await load(wanted);
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return reading.bundle?.hasMessage(id) ?? false;
}

/** A text in the reader's language; reactive. */
export function t(id: string, args?: Arguments): string {
  const bundle = reading.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    if (bundle && !missing.has(id)) {
      missing.add(id);
      console.error(`The text ${id} is missing in ${reading.language}.`);
    }
    return id;
  }
  const asked = args ? `${id} ${JSON.stringify(args)}` : id;
  let text = formed.get(asked);
  if (text === undefined) {
    if (formed.size >= MOST_FORMED) formed.clear();
    text = bundle.formatPattern(pattern, args ?? {}, []);
    formed.set(asked, text);
  }
  return text;
}

/** A text given as id and arguments. */
export function tell(words: Words): string {
  return t(words.id, words.args);
}

/** Names or things one after the other, as the reader's language joins them. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(reading.language, { style: "long", type: "conjunction" }).format(parts);
}

const DAY_MILLISECONDS = 86_400_000;
const STYLES = {
  time: { timeStyle: "short" },
  week: { weekday: "short", hour: "numeric", minute: "2-digit" },
  date: { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
  day: { day: "numeric", month: "short" },
  long: { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const written = (style: keyof typeof STYLES, date: Date) =>
  new Intl.DateTimeFormat(localeOf(reading.language, navigator.languages), STYLES[style]).format(date);

/** A time to come as people say it, in their own zone: 18:00 today, Tue 18:00 this week, else with the date. */
export function deadline(seconds: number, style: "short" | "day" | "long" = "short"): string {
  const date = new Date(seconds * 1000);
  if (style !== "short") return written(style, style === "day" ? new Date(date.getTime() - 1) : date);
  const now = new Date();
  if (date.toDateString() === now.toDateString()) return written("time", date);
  return written(date.getTime() - now.getTime() < 6 * DAY_MILLISECONDS ? "week" : "date", date);
}

/** A date of the calendar, 2026-12-24, as people write it. */
export function day(date: string): string {
  const [year = 0, month = 1, number = 1] = date.split("-").map(Number);
  return new Intl.DateTimeFormat(localeOf(reading.language, navigator.languages), { dateStyle: "medium" }).format(
    new Date(year, month - 1, number),
  );
}

/** A moment of the clock or of the calendar as people write it. */
export function when(seconds: number): string {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const style = today ? ({ timeStyle: "short" } as const) : ({ dateStyle: "medium" } as const);
  return new Intl.DateTimeFormat(localeOf(reading.language, navigator.languages), style).format(date);
}
