/** This browser and its push service: whether it can be called, and how it begins and ends. */
import type { CallDevice } from "$messages";

/** Why this browser cannot be called, or that it can. */
export type Ability = "able" | "blocked" | "insecure" | "unsupported";

export function ability(): Ability {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : "able";
}

const bytesOf = (text: string) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

function spelled(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The subscription that this browser has for this server's key; one for another key is given up. */
export async function subscription(key: string): Promise<PushSubscription | null> {
  if (ability() !== "able" || !key) return null;
  const found = (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
  const used = found?.options.applicationServerKey;
  if (!found || !used || spelled(used) === key) return found;
  await found.unsubscribe();
  return null;
}

/** Asks for the permission, after a press, and subscribes; null if it is not given. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** What the server needs to know of a subscription. */
export function described(found: PushSubscription): Pick<CallDevice, "endpoint" | "p256dh" | "auth"> {
  const { keys } = found.toJSON();
  return { endpoint: found.endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** How the server knows an endpoint without telling it. */
export async function placeOf(endpoint: string): Promise<string> {
  return spelled(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
}

/** This browser is called no more: whoever signs out leaves nothing behind. */
export async function unsubscribe(): Promise<string | null> {
  const found = await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription();
  await found?.unsubscribe();
  return found?.endpoint ?? null;
}
