/** Short messages at the edge of the page, and one polite live region for screen readers. */
import { untrack } from "svelte";

/** A rule by its id, and where its text is. */
export interface RuleLink {
  id: string;
  address: string | null;
}

export interface Notice {
  key: number;
  kind: "info" | "refusal";
  text: string;
  rule: RuleLink | null;
}

const SHOWN_MILLISECONDS = 6000;

class Notices {
  list = $state<Notice[]>([]);
  spoken = $state("");
}

export const notices = new Notices();
let key = 0;

export function notify(text: string, kind: Notice["kind"] = "info", rule: RuleLink | null = null): void {
  const notice = { key: key++, kind, text, rule };
  notices.list = [...notices.list.filter((other) => other.text !== text).slice(-2), notice];
  announce(rule ? `${text} (${rule.id})` : text);
  setTimeout(() => dismiss(notice.key), SHOWN_MILLISECONDS);
}

export function dismiss(key: number): void {
  notices.list = notices.list.filter((notice) => notice.key !== key);
}

let together = false;

/** Says something to screen readers; the same words twice are said twice, and what comes at once is said together. */
export function announce(text: string): void {
  const before = untrack(() => notices.spoken);
  if (together && before !== text) notices.spoken = `${before} ${text}`;
  else notices.spoken = before === text ? `${text}\u00a0` : text;
  if (together) return;
  together = true;
  queueMicrotask(() => (together = false));
}
