// Caches the app's files and one offline page. Pages are private and never cached.
const CACHE = `pixelplate-${new URL(location.href).searchParams.get("v") ?? "0"}`;
const BASE = new URL(self.registration.scope).pathname;
const OFFLINE = `${BASE}offline`;
const RETRIES_MS = [300, 1000];

self.addEventListener("install", (event) => {
  event.waitUntil(cacheOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(`${BASE}assets/`)) event.respondWith(cachedOrFetched(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => withoutConnection(url)));
});

self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  const shown = { body, icon: `${BASE}icon-192.png`, tag: "reminder", data: { url: BASE + url.slice(1) } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openDay(event.notification.data.url));
});

/** A page with a form stays as it is. */
async function openDay(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const home = pages.find((page) => new URL(page.url).pathname === BASE && !page.url.includes("eat="));
  if (!home) return self.clients.openWindow(url);
  await home.navigate(url);
  return home.focus();
}

/** The offline page as visitors get it, with every file it names. */
async function cacheOfflinePage() {
  const page = await fetch(OFFLINE, { credentials: "omit", cache: "no-store" });
  if (!page.ok) throw new Error(`${OFFLINE} answered ${page.status}`);
  const files = (await page.clone().text()).match(/(?:\/[\w.~-]+)*\/assets\/[\w.~-]+\.(?:js|css|woff2|svg)/g) ?? [];
  const cache = await caches.open(CACHE);
  await cache.put(OFFLINE, page);
  await cache.addAll([...new Set(files)]);
}

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Files under /assets never change. */
async function cachedOrFetched(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached) return cached;
  const fetched = await patientFetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}

/** A connection that is just back may fail once more; a missing file would replace the page by the offline one. */
async function patientFetch(request) {
  for (const waitMs of RETRIES_MS) {
    try {
      return await fetch(request);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return fetch(request);
}

async function withoutConnection({ pathname, search }) {
  if (pathname !== OFFLINE)
    return Response.redirect(`${OFFLINE}?from=${encodeURIComponent(pathname.replace(BASE, "/") + search)}`);
  const cache = await caches.open(CACHE);
  return (await cache.match(OFFLINE)) ?? Response.error();
}
