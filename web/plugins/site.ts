/** Makes of the application a site of files only: with Python beside it, and what can be read before that has started. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const BUILD = resolve(import.meta.dirname, '../../build');
/** What `make tab` and tools/tab_site.py have gathered. */
const TAB = join(BUILD, 'tab');
const READ = join(BUILD, 'read');
const DESCRIBED = resolve(import.meta.dirname, '../node_modules/pyodide/package.json');
const { version } = JSON.parse(readFileSync(DESCRIBED, 'utf8')) as { version: string };
/** Another version is another folder: a file of that name never changes. */
const PYODIDE = `pyodide-${version}`;
const IS_PYODIDE = /^(pyodide|python)/;

/** A host of files sets no headers. Pyodide is WebAssembly; nobody else is asked for anything. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  ...['style', 'font', 'media', 'connect', 'manifest', 'worker'].map((kind) => `${kind}-src 'self'`),
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function site(): Plugin {
  const parts = readdirSync(TAB).filter((name) => IS_PYODIDE.test(name));
  // scripts are imported, not fetched
  const counted = [...parts.filter((name) => !name.endsWith('.mjs')), 'packages.gzip'];
  const bytes = counted.reduce((sum, name) => sum + statSync(join(TAB, name)).size, 0);
  return {
    name: 'istanbul-site',
    config: () => ({
      define: { 'import.meta.env.PYODIDE': JSON.stringify(`${PYODIDE}/`), 'import.meta.env.BYTES': String(bytes) },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('/src/main.ts', '/src/offline/main.ts'),
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
            injectTo: 'head-prepend',
          },
        ],
      }),
    },
    buildStart() {
      const emit = (fileName: string, path: string): void => {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      };
      for (const name of parts) emit(`${PYODIDE}/${name}`, join(TAB, name));
      for (const name of readdirSync(READ, { recursive: true, encoding: 'utf8' })) {
        if (name.endsWith('.json')) emit(`read/${name.replaceAll('\\', '/')}`, join(READ, name));
      }
    },
  };
}
