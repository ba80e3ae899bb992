/* The service worker. It never answers for a table: pages and everything of the API come from the network, always. It keeps
   the files of the bundle, whose names hold a hash of what is in them, and the page that says that there is no network. */
const CACHE = `serai-${"VERSION"}`;
const KEPT = ["KEPT"];
const OFFLINE = "/offline.html";
const ASSETS = "/assets/";

addEventListener("install", (event) => {
  const keep = async () => (await caches.open(CACHE)).addAll(KEPT.map((file) => new Request(file, { cache: "reload" })));
  event.waitUntil(keep().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(clean());
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
