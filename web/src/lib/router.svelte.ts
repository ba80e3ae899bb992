import { roomAt } from "./rooms";

/** Where one is: `/`, `/t/<table>`, `/learn` or `/learn/<lesson>/<scene>`, `/puzzles`, `/study`, or a room of `rooms.ts`; the hash may carry `seat=<key>` (a private seat link) or `at=<n>` (a moment). */
class Place {
  path = $state(location.pathname);
  hash = $state(location.hash);
}

const place = new Place();

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** The table that the address names, if it does. */
export function tableInAddress(): string | null {
  return /^\/t\/([\w-]{22})$/.exec(place.path)?.[1] ?? null;
}

/** The lesson and scene that the address names; without a lesson it is the list, without a scene the one that comes next. Null: something else. */
export function lessonInAddress(): { lesson: string; scene: string } | null {
  const found = /^\/learn(?:\/([a-z0-9-]+))?(?:\/([a-z0-9-]+))?\/?$/.exec(place.path);
  return found && { lesson: found[1] ?? "", scene: found[2] ?? "" };
}

/** The puzzle that the address names; empty: the list of them. Null: something else. */
export function puzzleInAddress(): string | null {
  const found = /^\/puzzles(?:\/([0-9a-f]+|[\w-]{22}))?\/?$/.exec(place.path);
  return found && (found[1] ?? "");
}

/** The study that the address names; empty: the room where one is opened. Null: something else. */
export function studyInAddress(): string | null {
  const found = /^\/study(?:\/([\w-]{22}))?\/?$/.exec(place.path);
  return found && (found[1] ?? "");
}

/** The game whose positions the address edits. Null: something else. */
export function editInAddress(): string | null {
  return /^\/edit\/([a-z0-9-]+)\/?$/.exec(place.path)?.[1] ?? null;
}

/** A value of the hash, as in `#at=12`. */
export function inHash(key: string): string | null {
  return new URLSearchParams(place.hash.slice(1)).get(key);
}

/** The room of `rooms.ts` that the address names. Null: something else. */
export function roomInAddress() {
  return roomAt(place.path);
}

/** Whether the address is that of a link in a mail: whoever has one need not come in. */
export function letterInAddress(): boolean {
  return place.path.startsWith("/calls/");
}

/** The path of the address; reactive. */
export function pathNow(): string {
  return place.path;
}

export function isHome(): boolean {
  return place.path === "/";
}

export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** Changes the address without a new entry in the history. */
export function rewrite(path: string): void {
  history.replaceState(null, "", path);
  look();
}

/** Whether the client shows an address itself: the server has the rules' texts and the files. */
function isOurs(path: string): boolean {
  return path === "/" || path.startsWith("/t/") || /^\/(learn|puzzles|study|edit)(\/|$)/.test(path) || roomAt(path) !== null;
}

/** Follows a link of our own without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!isOurs(link.pathname) || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
