/** Chat in words: phrases, signs, and who speaks. */
import type { NewReport, React, Say } from "$messages";
import type { IconName } from "$src/ui/Icon.svelte";
import type { Said } from "../state/feed.svelte";
import { has, t } from "$src/i18n/words.svelte";

export type Phrase = Say["phrase"];
export type Sign = React["sign"];
export type Reason = NewReport["reason"];

export const PHRASES: readonly Phrase[] = ["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "good-game"];
export const SIGNS: readonly Sign[] = ["like", "laugh", "wow", "clap", "hmm"];
export const SIGN_ICONS: Readonly<Record<Sign, IconName>> = { like: "like", laugh: "laugh", wow: "wow", clap: "clap", hmm: "hmm" };

/** What was said, in the reader's language if it is a phrase. */
export function wordsOf({ text, phrase }: Pick<Said, "text" | "phrase">): string {
  return phrase === null ? text : has(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : "";
}

/** Whether somebody is a member, by what others know them as. */
export function isMember(by: string | null): boolean {
  return by?.startsWith("+") ?? false;
}

/** Whether a line was said among those who watch. */
export function isAside(line: string | null): boolean {
  return line?.startsWith("w") ?? false;
}
