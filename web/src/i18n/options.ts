/** Options of a game and clocks in words. */
import type { ClockRules, GameInfo, GameOption } from "$messages";
import { day, has, listed, t } from "./words.svelte";

const USUAL = { seconds: 600, bonus: 10, days: 3, bank: 0, zone: null, weekends: false, holidays: [], away: 0 };
export const CLOCKS = {
  none: { ...USUAL, kind: "none" },
  quick: { ...USUAL, kind: "live", seconds: 300 },
  slow: { ...USUAL, kind: "live", seconds: 900, bonus: 20 },
  days: { ...USUAL, kind: "days", away: 14 },
} satisfies Record<string, ClockRules>;
export type Clock = keyof typeof CLOCKS;
export const MOST_HOLIDAYS = 30;

/** The clock of a new game of days, in the time zone where the browser is. */
export function daysHere(): ClockRules {
  return { ...CLOCKS.days, zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC" };
}

/** What was chosen for each option of a game. */
export type Choices = Record<string, string | number | null>;

export function usualChoices(game: GameInfo): Choices {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** Those that are not as usual, which is all that a server has to be told. */
export function unusual(game: GameInfo, choices: Choices): Choices {
  const usual = usualChoices(game);
  return Object.fromEntries(Object.entries(choices).filter(([name, choice]) => choice !== usual[name]));
}

const prefix = (option: GameOption) => `${option.rule.split("-")[0]?.toLowerCase()}-option-${option.name}`.replaceAll("_", "-");

export function optionName(option: GameOption): string {
  return has(prefix(option)) ? t(prefix(option)) : option.meaning;
}

export function choiceName(option: GameOption, choice: string | number | null): string {
  const words = `${prefix(option)}-${choice}`;
  if (has(words)) return t(words);
  return choice === null ? t("option-off") : String(choice);
}

/** The clock of a table in words; one that no dialog offers in its numbers. */
export function clockName(rules: ClockRules): string {
  const same = (one: ClockRules) =>
    one.kind === rules.kind &&
    (one.kind === "none" || (one.kind === "days" ? one.days === rules.days : one.seconds === rules.seconds && one.bonus === rules.bonus));
  const known = Object.entries(CLOCKS).find(([, one]) => same(one));
  if (known) return t(`clock-${known[0]}`);
  return rules.kind === "days" ? t("clock-some-days", { days: rules.days ?? 1 }) : t("clock-some-time", clockOf(rules));
}

const clockOf = (rules: ClockRules) => ({ minutes: Math.round((rules.seconds ?? 0) / 6) / 10, bonus: rules.bonus ?? 0 });

/** What else is to be known of a clock of days: a bank, and what does not count. */
export function clockFacts(rules: ClockRules): string[] {
  if (rules.kind !== "days") return [];
  const zone = (rules.zone ?? "UTC").replaceAll("_", " ");
  return [
    ...(rules.bank ? [t("days-fact-bank", { days: rules.bank })] : []),
    ...(rules.weekends ? [t("days-fact-weekends", { zone })] : []),
    ...(rules.holidays?.length ? [t("days-fact-holidays", { days: listed(rules.holidays.map(day)) })] : []),
    ...(rules.away ? [t("days-fact-away", { days: rules.away })] : []),
  ];
}

/** What is not as usual at a table: each option by its name and what was chosen. */
export function changedOptions(game: GameInfo, options: Record<string, unknown>): { name: string; choice: string }[] {
  return game.options
    .filter((option) => option.name in options && options[option.name] !== option.default)
    .map((option) => ({ name: optionName(option), choice: choiceName(option, options[option.name] as string | number | null) }));
}
