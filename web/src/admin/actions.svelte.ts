/** One thing at a time: who presses twice does it once, and what is refused is told. */
import { Refused } from "$src/net/api";
import { notify } from "$src/core/notices.svelte";
import { showRefusal } from "$src/i18n/errors";
import { t } from "$src/i18n/words.svelte";
import { withProof } from "$src/account/reauthentication";

export class AdminAction {
  busy = $state(false);

  /** Does something, with a passkey if the server wants one; says that it is done, and looks again. */
  async do(work: () => Promise<unknown>, then: () => Promise<unknown>, said = "hostroom-done"): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      if ((await withProof(work)) === undefined) return false;
      if (said) notify(t(said));
      await then();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      showRefusal(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
