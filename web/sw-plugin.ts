import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The worker: keeps the built files, answers page loads with the shell, leaves /api alone but for rules and lessons. */
const WORKER = `
const RULES = 'istanbul-rules';
// what was read once can be read again without a connection
const rules = (request) => fetch(request).then((answer) => {
  const copy = answer.clone();
  if (answer.ok) caches.open(RULES).then((c) => c.put(request, copy));
  return answer;
}, () => caches.match(request).then((kept) => kept || Response.error()));
addEventListener('install', (e) => e.waitUntil(
  caches.open(NAME).then((c) => c.addAll(FILES)).then(() => skipWaiting())));
addEventListener('activate', (e) => e.waitUntil(
  caches.keys()
    .then((keys) => Promise.all(keys.filter((k) => k !== NAME && k !== RULES).map((k) => caches.delete(k))))
    .then(() => clients.claim())));
addEventListener('fetch', (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\\/api\\/(rules|things|lessons)/.test(url.pathname)) e.respondWith(rules(e.request));
  if (url.pathname.startsWith('/api')) return;
  // pages: the newest from the server, the kept shell without a connection; files: kept ones first
  e.respondWith(e.request.mode === 'navigate'
    ? fetch(e.request).catch(() => caches.match('/'))
    : caches.match(e.request).then((r) => r || fetch(e.request)));
});
`;

/** Emits sw.js with the list of the built files; its cache is named after their content. */
export function serviceWorker(): Plugin {
  return {
    name: 'istanbul-sw',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle);
        const files = built.map((f) => f.fileName).filter((f) => !/\.(html|map)$|gallery/.test(f));
        const hash = createHash('sha256');
        for (const f of built) hash.update(f.type === 'chunk' ? f.code : f.source);
        const name = `istanbul-${hash.digest('hex').slice(0, 12)}`;
        const list = ['/', '/icon.svg', '/app.webmanifest', ...files.map((f) => `/${f}`)];
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const NAME = ${JSON.stringify(name)}, FILES = ${JSON.stringify(list)};${WORKER}`,
        });
      },
    },
  };
}
