/** The words of fields and of what they hold: the editor's own, or those of the games. */
import type { EditorChoice } from "$messages";
import type { GameModule } from "$src/core/game";
import { PERSON_NAMES } from "$src/games/bakschisch/declared";
import { has, t, tell } from "$src/i18n/words.svelte";

const slug = (word: string) => word.toLowerCase().replace(/'/g, "").replace(/[ _]/g, "-");

const PERSONS: readonly string[] = PERSON_NAMES;

/** The first of these texts that there is; else the word itself. */
function first(ids: readonly string[], otherwise: string): string {
  const id = ids.find(has);
  return id ? t(id) : otherwise;
}

export function fieldName(game: string, field: string): string {
  return first([`edit-${game}-${slug(field)}`, `edit-${slug(field)}`], field.replace(/_/g, " "));
}

export function axisName(axis: string): string {
  return first([`edit-axis-${axis}`], axis);
}

/** A place of an axis. */
export function placeName(game: GameModule | null, axis: string, word: string): string {
  if (axis === "seat") return t("player-number", { number: Number(word) + 1 });
  if (axis === "step" && game) return tell(game.step(word));
  return valueName(word, axis);
}

/** A value that a field holds by its word. */
export function valueName(word: string, axis: string | null = null): string {
  const [, seat] = /^seat (\d)$/.exec(word) ?? [];
  if (seat) return t("player-number", { number: Number(seat) + 1 });
  if (PERSONS.includes(word) && has("bk-person")) return t("bk-person", { person: slug(word) });
  if (axis === "card" && has("bg-card")) return t("bg-card", { card: word });
  if (axis === "palace") return t("bg-palace-name", { palace: word });
  if (axis === "colour") return first([`ft-tribe-${word}`], word);
  const [, kind = word, points = ""] = /^(.*?)( \d+)?$/.exec(word) ?? [];
  return (
    first([`edit-word-${slug(word)}`, `ft-card-${slug(word)}`, `ft-kind-${slug(kind)}`], kind) +
    (has(`edit-word-${slug(word)}`) ? "" : points)
  );
}

export function choiceName(game: GameModule | null, choice: EditorChoice): string {
  return choice.axis ? placeName(game, choice.axis, choice.word) : valueName(choice.word);
}
