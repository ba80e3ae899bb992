/** Copying a link or a text, as far as the browser lets a page do it. */
import { notify } from "$src/core/notices.svelte";
import { t } from "$src/i18n/words.svelte";

/** Copies a text and says so; where that is not allowed, shows it. */
export async function copyText(text: string, done = t("link-copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(done);
  } catch {
    notify(text);
  }
}
