// Keeps the page for when there is no connection. What is under /assets/ never changes under its
// name, so it is taken from the cache; the document always comes from the network if there is one.
// A version is the set of scripts a document names: a new document is a new version, and the caches
// of older ones are dropped. Nothing of /api/ is ever kept.

const PREFIX = "menagerie ";
const SHELL = "/";
const ALWAYS = ["/icon.svg", "/icon-192.png", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(SHELL).then(keepShell));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const urls = (event.data?.keep ?? []).map((url) => new URL(url)).filter(isAsset);
  event.waitUntil(keepAll(urls.map((url) => url.pathname)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(openDocument(request));
  else if (isAsset(url)) event.respondWith(assetOf(request));
  else if (ALWAYS.includes(url.pathname)) event.respondWith(fromNetworkFirst(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data ?? "/"));
});

function isAsset(url) {
  return url.origin === location.origin && url.pathname.startsWith("/assets/");
}

/** The newest version's cache. */
async function newest() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return caches.open(names.at(-1) ?? `${PREFIX}0`);
}

async function openDocument(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && isPage(answer)) keepShell(answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

function isPage(answer) {
  return (answer.headers.get("content-type") ?? "").startsWith("text/html");
}

/** Keep a document and all that it names; a new version drops the older ones. */
async function keepShell(answer) {
  const text = await answer.clone().text();
  const assets = [...new Set(text.match(/\/assets\/[\w.-]+/g) ?? [])];
  if (assets.length === 0) return;
  const name = PREFIX + assets.join(" ");
  if (await caches.has(name)) return;
  const cache = await caches.open(name);
  await Promise.all([...assets, ...ALWAYS].map((path) => cache.add(path).catch(() => {})));
  await cache.put(SHELL, new Response(text, { headers: answer.headers }));
  const others = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name);
  await Promise.all(others.map((one) => caches.delete(one)));
}

async function keepAll(paths) {
  const cache = await newest();
  await Promise.all(
    paths.map(async (path) => (await cache.match(path)) ?? cache.add(path).catch(() => {})),
  );
}

async function assetOf(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await newest()).put(request, answer.clone());
  return answer;
}

async function fromNetworkFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** Bring the table forward that a message was about. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
