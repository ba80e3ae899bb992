/** What destroys or exports something asks for a passkey anew: it is shown, and the thing is tried once more. */
import { api, Refused } from "$src/net/api";
import { notify } from "$src/core/notices.svelte";
import { addWords, t } from "$src/i18n/words.svelte";
import { provePasskey } from "./passkeys";

/** Does something, with a proof if it takes one. Undefined: the visitor did not want to show a passkey. */
export async function withProof<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "prove-again") throw error;
  }
  await addWords("account");
  notify(t("account-prove"));
  const credential = await provePasskey(await api.passkeyChallenge({ purpose: "prove" }));
  if (!credential) return undefined;
  await api.prove(credential);
  return work();
}
