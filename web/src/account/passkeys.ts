/** Passkeys in this browser: made and proved by the device, told to the server as JSON. */
import type { Challenge } from "$messages";
import { Refused } from "$src/net/api";
import { notify } from "$src/core/notices.svelte";
import { t } from "$src/i18n/words.svelte";

type Told = Record<string, unknown>;

/** Whether this page may use passkeys: a safe connection to a host with a name. */
export function passkeysWork(): boolean {
  return isSecureContext && "PublicKeyCredential" in globalThis && !/^[\d.:[\]]+$/.test(location.hostname);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function spelled(data: ArrayBuffer | null): string | null {
  if (!data) return null;
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function told(credential: PublicKeyCredential, response: Told): Told {
  const { id, rawId, type } = credential;
  return { id, rawId: spelled(rawId), type, response, clientExtensionResults: {} };
}

/** Asks the device; whoever closes its window has changed their mind, which is nothing to complain about. */
async function ask(wanted: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await wanted) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError")) return null;
    if (error instanceof DOMException && error.name === "InvalidStateError") {
      notify(t("account-key-known"));
      return null;
    }
    throw new Refused("bad-passkey");
  }
}

/** A new passkey for the server's challenge; null if the visitor does not want to. */
export async function makePasskey(asked: Challenge, name: string): Promise<Told | null> {
  const made = await ask(
    navigator.credentials.create({
      publicKey: {
        challenge: new TextEncoder().encode(asked.challenge),
        rp: { id: asked.domain, name: "Serai" },
        user: { id: new TextEncoder().encode(asked.user), name, displayName: name },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        excludeCredentials: asked.known.map((id) => ({ id: bytes(id), type: "public-key" })),
      },
    }),
  );
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return told(made, { clientDataJSON: spelled(clientDataJSON), attestationObject: spelled(attestationObject) });
}

/** The proof of a passkey that the visitor chooses; null if they do not want to. */
export async function provePasskey(asked: Challenge): Promise<Told | null> {
  const proof = await ask(
    navigator.credentials.get({
      publicKey: {
        challenge: new TextEncoder().encode(asked.challenge),
        rpId: asked.domain,
        userVerification: "preferred",
        allowCredentials: asked.known.map((id) => ({ id: bytes(id), type: "public-key" })),
      },
    }),
  );
  if (!proof) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = proof.response as AuthenticatorAssertionResponse;
  return told(proof, {
    clientDataJSON: spelled(clientDataJSON),
    authenticatorData: spelled(authenticatorData),
    signature: spelled(signature),
    userHandle: spelled(userHandle),
  });
}
