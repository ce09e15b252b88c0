/**
 * The service worker: it keeps the built files, answers page loads with the kept shell where there is no connection, and leaves
 * /api alone but for what is only read there.
 */
export {}; // a module, so that it can say what it runs in
declare const self: ServiceWorkerGlobalScope;

// The build writes these two above the script (plugins/service-worker.ts).
/** The name of the cache; another one as soon as any of the files is another. */
declare const VERSION: string;
declare const FILES: string[];

/** An origin may have several of these, each at a path of its own. */
const SCOPE = ` ${self.registration.scope}`;
const MINE = VERSION + SCOPE;
const RULES = `istanbul-rules${SCOPE}`;
const READ = /^\/api\/(rules|things|lessons)/;
/** Names that change with the content. */
const NAMED = /^(assets|pyodide)/;

/** The server varies what it sends by headers of the request, which a page may set otherwise than this worker: here is one of each. */
async function find(request: Request | string): Promise<Response | undefined> {
  const newest = await caches.open(MINE);
  return (await newest.match(request, { ignoreVary: true })) ?? caches.match(request, { ignoreVary: true });
}

/** Fetched, unless the version before has the very same. */
async function take(cache: Cache, name: string): Promise<void> {
  const kept = NAMED.test(name) ? await find(name) : undefined;
  await (kept ? cache.put(name, kept) : cache.add(name));
}

async function install(): Promise<void> {
  const cache = await caches.open(MINE);
  await Promise.all(FILES.map((name) => take(cache, name)));
  await self.skipWaiting();
}

/** Forget the versions before, once no page of them is open: such a one may still ask for its files. */
async function clean(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  if (open.length > 1) return; // the one that is being left
  const mine = (await caches.keys()).filter((name) => name.endsWith(SCOPE));
  await Promise.all(mine.filter((name) => name !== MINE && name !== RULES).map((name) => caches.delete(name)));
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(RULES);
  await cache.put(request, answer);
}

async function kept(request: Request | string): Promise<Response> {
  return (await find(request)) ?? Response.error();
}

/** What was read once can be read again without a connection. */
async function read(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request).catch(() => null);
  if (!answer) return kept(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

/** The newest page from the server. */
async function page(event: FetchEvent): Promise<Response> {
  event.waitUntil(clean());
  return fetch(event.request).catch(() => kept('./'));
}

/** Kept files first: their names change with their content. */
async function file(request: Request): Promise<Response> {
  return (await find(request)) ?? fetch(request);
}

/** What the server sends (server/notices/push.py). */
interface Pushed {
  title: string;
  text: string;
  url: string;
  tag: string;
}

/** Browsers want each message to be shown; one of the same table takes the place of the last. */
async function show(pushed: Pushed): Promise<void> {
  const { title, text, url, tag } = pushed;
  await self.registration.showNotification(title, { body: text, tag, icon: 'icon-192.png', data: url });
}

/** The table of a notification, in a tab that is open already if there is one. */
async function openTable(url: string): Promise<void> {
  const { hash } = new URL(url);
  const target = new URL(hash, self.registration.scope).href;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) await self.clients.openWindow(target);
  else {
    await tab.navigate(target);
    await tab.focus();
  }
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Pushed));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (READ.test(pathname)) event.respondWith(read(event));
  else if (pathname.startsWith('/api')) return;
  else if (request.mode === 'navigate') event.respondWith(page(event));
  else event.respondWith(file(request));
});
