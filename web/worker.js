/* The service worker. It never answers for a table: pages and everything of the API come from the network, always. It keeps
   the files of the bundle, whose names hold a hash of what is in them, and the page that says that there is no network. It shows
   calls, in the language that the reader had when they chose them. */
const CACHE = `serai-${"VERSION"}`;
const KEPT = ["KEPT"];
const OFFLINE = "/offline.html";
const ASSETS = "/assets/";
const WORDS = { words: "WORDS" };
const ICON = "/icons/icon-192.png";

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

/** The words of a call: its title and its sentence. */
function said(call) {
  const { games, calls } = WORDS[call.language] ?? WORDS.en;
  const names = Array.isArray(call.names) ? call.names.map(String) : [];
  const values = { ...call, game: games[call.game] ?? "Serai", names: new Intl.ListFormat(call.language || "en").format(names) };
  const filled = (text) => text.replace(/\{(\w+)\}/g, (_, key) => (typeof values[key] === "string" ? values[key] : ""));
  const sentence = (names.length ? calls[`${call.event}-with`] : "") || calls[call.event] || calls.other;
  return { title: filled(calls[`${call.event}-subject`] ?? "Serai"), body: filled(sentence), end: calls.end };
}

/** A path of this server, whatever somebody sent. */
function place(link) {
  const found = new URL(typeof link === "string" ? link : "/", location.origin);
  return found.origin === location.origin ? found.pathname + found.hash : "/";
}

const pathOf = (client) => new URL(client.url).pathname;
const windows = () => clients.matchAll({ type: "window", includeUncontrolled: true });

async function show(data) {
  let call = {};
  try {
    call = data?.json() ?? {};
  } catch {
    // what cannot be read is told in general
  }
  const link = place(call.link);
  const open = await windows();
  for (const client of open) client.postMessage({ type: "called" });
  if (typeof call.awaited === "number") await navigator.setAppBadge?.(call.awaited).catch(() => undefined);
  if (call.event !== "test" && open.some((client) => client.focused && pathOf(client) === link)) return; // they look at it
  const { title, body, end } = said(call);
  const actions = call.event === "test" ? [] : [{ action: "end", title: end }];
  const tag = String(call.tag ?? link);
  await registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: ICON,
    lang: call.language,
    actions,
    data: { link, event: call.event },
  });
}

async function end(event) {
  const { endpoint } = (await registration.pushManager.getSubscription()) ?? {};
  if (endpoint) await tell("POST", "/api/calls/end", { endpoint, event });
}

const tell = (method, path, body) => fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

async function follow(link) {
  const there = (await windows()).find((client) => pathOf(client) === link.replace(/#.*/, ""));
  if (there) await there.focus();
  else await clients.openWindow(link);
}

/** The push service has given this browser another address. */
async function renew(before, now) {
  const options = before?.options ?? {};
  const next =
    now ?? (options.applicationServerKey ? await registration.pushManager.subscribe({ ...options, userVisibleOnly: true }) : null);
  if (!before || !next) return;
  const { endpoint, keys } = next.toJSON();
  await tell("POST", "/api/calls/renew", { before: before.endpoint, endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

addEventListener("push", (event) => event.waitUntil(show(event.data)));

addEventListener("notificationclick", (event) => {
  const { link, event: kind } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === "end" ? end(kind) : follow(place(link)));
});

addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription, event.newSubscription)));
