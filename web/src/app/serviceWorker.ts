/** The service worker, and what happens when a newer Serai has come: the page is loaded anew, but never under a player's hands. */
import { notify } from "$src/core/notices.svelte";
import { tableInAddress } from "$src/core/router.svelte";
import { t } from "$src/i18n/words.svelte";

const WORKER = "/worker.js";
const LOOK_MILLISECONDS = 1000;

/** Whether loading the page anew would take nothing from anybody: at a table somebody may be planning or writing. */
const isFree = () => document.hidden || tableInAddress() === null;

function renew(): void {
  if (isFree()) {
    location.reload();
    return;
  }
  notify(t("reload-title"));
  setInterval(() => isFree() && location.reload(), LOOK_MILLISECONDS);
}

/** Registers the service worker where there can be one: over HTTPS, or on this machine. */
export function installServiceWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers) return;
  let known = workers.controller !== null; // the first one takes over a page that is as new as itself
  workers.addEventListener("controllerchange", () => {
    if (known) renew();
    known = true;
  });
  workers
    .register(WORKER)
    .then((registration) => {
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) registration.update().catch(() => undefined); // without a network there is nothing newer
      });
    })
    .catch(() => undefined); // a browser that allows none goes on without
}
