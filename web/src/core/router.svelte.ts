/** Where the visitor is: the route of the address, with its parameters, and the values of its hash. */
import ROUTES from "$routes";

/** A page and the parameters that the address gives it; one that is left out is empty. */
export interface Route {
  readonly page: string;
  readonly params: Readonly<Record<string, string>>;
}

const PATTERNS = ROUTES.map(({ page, pattern }) => ({ page, pattern: new RegExp(pattern) }));

/** The address; its hash may carry `seat=<key>` (a private seat link) or `at=<n>` (a moment). */
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

/** The route of a path. Null: no page of ours. */
export function routeOf(path: string): Route | null {
  for (const { page, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { page, params: Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, value ?? ""])) };
  }
  return null;
}

/** The route of the address; reactive. */
export function route(): Route | null {
  return routeOf(place.path);
}

/** The table that the address names, if it does. */
export function tableInAddress(): string | null {
  const found = route();
  return found?.page === "table" ? (found.params.id ?? null) : null;
}

/** A value of the hash, as in `#at=12`. */
export function inHash(key: string): string | null {
  return new URLSearchParams(place.hash.slice(1)).get(key);
}

/** The path of the address; reactive. */
export function pathNow(): string {
  return place.path;
}

export function isHome(): boolean {
  return route()?.page === "home";
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

/** Follows a link of our own without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (routeOf(link.pathname) === null || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
