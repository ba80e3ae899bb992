/** What the server did not do, in the reader's words. */
import { Refused } from "./api";
import { notify } from "./notices.svelte";
import { has, language, t } from "./words.svelte";

/** The id of a rule's sentence in the words of its game: `bk-rule-BK-5`. */
export function ruleWords(rule: string): string {
  return `${rule.split("-")[0]?.toLowerCase()}-rule-${rule}`;
}

/** The sentence of a refusal: the rule's, else that of the code, else the server's own, which is the most exact in English. */
export function explain(refused: Refused): string {
  if (refused.rule && language() === "en") return refused.message.replace(/ \([A-Z]+-\d+\)$/, "");
  if (refused.rule && has(ruleWords(refused.rule))) return t(ruleWords(refused.rule));
  return has(`refusal-${refused.code}`) ? t(`refusal-${refused.code}`) : refused.message;
}

/** Shows why something was not done. */
export function showRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  notify(explain(error), "refusal", error.rule);
}
