/** What the server did not do, in the reader's words: never in the sentence that it made for programs. */
import { Refused } from "$src/net/api";
import type { Arguments, GameModule, SeatInfo } from "$src/core/game";
import { spokenOf } from "./languages";
import { notify } from "$src/core/notices.svelte";
import { has, language, listed, t } from "./words.svelte";

/** The table that a refusal speaks of: its seats have names, and its game has words for its pieces. */
export interface Place {
  seats: readonly SeatInfo[];
  game: GameModule | null;
}

const NOWHERE: Place = { seats: [], game: null };

/** The id of a refusal's words: those of a rule are in its game's folder, `bk-refusal-too-few-coins`. */
export function refusalWords(code: string, rule: string | null): string {
  const prefix = rule ? `${rule.split("-")[0]?.toLowerCase()}-` : "";
  return `${prefix}refusal-${code}`;
}

/** Where the text of a rule is, or of all of them; a reader of another language than the browser's own is told in that one. */
export function ruleAddress(game: string, rule = ""): string {
  const asked = language() === (spokenOf(navigator.languages) ?? "en") ? "" : `?lang=${language()}`;
  return `/rules/${game}${asked}${rule ? `#${rule}` : ""}`;
}

/** The sentence of a refusal; a code without words (a game that has none here) is told in general. */
export function explain(refused: Refused, place: Place = NOWHERE): string {
  const id = refusalWords(refused.code, refused.rule);
  return has(id) ? t(id, inWords(refused.args, place)) : t("refusal-unknown");
}

/** Ids as people know them: seats by their names here, pieces by the game. */
function inWords(args: Refused["args"], { seats, game }: Place): Arguments {
  const named = (seat: number) => {
    const found = seats[seat];
    return found && found.stage !== "empty" ? found.name : t("player-number", { number: seat + 1 });
  };
  const words: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) words[name] = listed(value.map(named));
    else if (name === "seat") words[name] = named(Number(value));
    else words[name] = game?.piece?.(name, value) ?? value;
  }
  return words;
}

/** Shows why something was not done. */
export function showRefusal(error: unknown, place: Place = NOWHERE): void {
  if (!(error instanceof Refused)) throw error;
  warn(explain(error, place), error.rule, place.game);
}

/** Shows a sentence with the rule behind it. */
export function warn(text: string, rule: string | null, game: GameModule | null): void {
  notify(text, "refusal", rule ? { id: rule, address: game ? ruleAddress(game.name, rule) : null } : null);
}
