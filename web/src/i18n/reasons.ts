/** Why a turn is worth thinking about: the server's reasons in words. */
import type { HintReason } from "$messages";
import type { GameModule, SeatInfo } from "$src/core/game";
import { has, t } from "./words.svelte";

/** A reason in the game's own words, or in those that every game shares. */
export function reasonInWords(game: GameModule | null, { code, amount, args }: HintReason, seats: readonly SeatInfo[]): string {
  const name = typeof args.seat === "number" ? (seats[args.seat]?.name ?? "") : "";
  const own = game ? `${game.prefix}-brings-${code}` : "";
  return t(own && has(own) ? own : `brings-${code}`, { ...args, amount, name });
}

/** All of them in one sentence, for those who hear them. */
export function reasonsInWords(game: GameModule | null, reasons: readonly HintReason[], seats: readonly SeatInfo[]): string {
  return reasons.length ? `${t("hint-why")} ${reasons.map((one) => reasonInWords(game, one, seats)).join("; ")}` : "";
}
