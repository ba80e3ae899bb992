/** Games, levels and ratings in words, as the pages of players say them. */
import type { RatingInfo } from "$messages";
import { localeOf } from "$src/i18n/languages";
import { botName } from "$src/i18n/seats";
import { has, language, t } from "$src/i18n/words.svelte";

export function gameTitle(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game;
}

/** What somebody played against: people, bots of a level, or bots of several. */
export function versusName(versus: string): string {
  return versus === "people" || versus === "mixed" ? t(`player-versus-${versus}`) : botName(versus);
}

/** A day of the calendar. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(localeOf(language(), navigator.languages), { dateStyle: "long" }).format(new Date(seconds * 1000));
}

/** A rating with its doubt: `1630 ± 110`. */
export function ratingText({ points, doubt }: Pick<RatingInfo, "points" | "doubt">): string {
  return t("player-points", { points: String(points), doubt: String(doubt) });
}
