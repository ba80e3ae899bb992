/** At how many tables one is awaited: in the title of every page, and on the icon of the installed app. */
import { api } from "$src/net/api";
import { enter, visitor } from "./visitor.svelte";

const LOOK_MILLISECONDS = 30_000;
const SETTLE_MILLISECONDS = 1000;

class Awaiting {
  tables = $state(0);
  /** What the page calls itself. */
  title = $state("Serai");
  /** Whether the table of this page is one of them: it has a mark of its own. */
  here = $state(false);
}

const awaiting = new Awaiting();
let coming: ReturnType<typeof setTimeout> | undefined;

/** At how many tables one is awaited. */
export function awaitedAt(): number {
  return awaiting.tables;
}

/** The page's own title; at a table, whether one is awaited there. */
export function entitle(title: string, here = false): void {
  awaiting.title = title;
  awaiting.here = here;
}

/** Somebody who has asked for the list knows better than the last look. */
export function noteAwaited(tables: number): void {
  awaiting.tables = tables;
}

/** Looks again in a moment, however often that is asked for. */
export function lookAgain(): void {
  clearTimeout(coming);
  coming = setTimeout(() => void look(), SETTLE_MILLISECONDS);
}

async function look(): Promise<void> {
  try {
    await enter();
    if (visitor.locked) return;
    awaiting.tables = (await api.waitingTables()).tables;
  } catch {
    // the count stays until the server answers again
  }
}

/** From now on the title tells at how many tables one is awaited. */
export function tellAwaited(): void {
  $effect.root(() => {
    $effect(() => {
      const others = awaiting.tables - Number(awaiting.here && awaiting.tables > 0);
      document.title = `${others ? `(${others}) ` : ""}${awaiting.here ? "● " : ""}${awaiting.title}`;
    });
    $effect(() => {
      const badge = awaiting.tables ? navigator.setAppBadge?.(awaiting.tables) : navigator.clearAppBadge?.();
      badge?.catch(() => undefined); // a browser that has no place for it
    });
  });
  setInterval(() => !document.hidden && void look(), LOOK_MILLISECONDS);
  document.addEventListener("visibilitychange", () => !document.hidden && lookAgain());
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.addEventListener("message", ({ data }) => {
    if ((data as { type?: string } | null)?.type === "called") lookAgain();
  });
  lookAgain();
}
