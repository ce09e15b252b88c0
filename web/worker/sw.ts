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
function find(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
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

async function activate(): Promise<void> {
  const mine = (await caches.keys()).filter((name) => name.endsWith(SCOPE));
  await Promise.all(mine.filter((name) => name !== MINE && name !== RULES).map((name) => caches.delete(name)));
  await self.clients.claim();
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
async function page(request: Request): Promise<Response> {
  return fetch(request).catch(() => kept('./'));
}

/** Kept files first: their names change with their content. */
async function file(request: Request): Promise<Response> {
  return (await find(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (READ.test(pathname)) event.respondWith(read(event));
  else if (pathname.startsWith('/api')) return;
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(file(request));
});
