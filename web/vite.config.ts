import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './plugins/compressed.ts';
import { serviceWorker } from './plugins/service-worker.ts';

/** Files that are needed together come together: a phone waits longer for many small ones than for their letters. */
function chunk(id: string): string | null {
  // all words of a language but those that come later (lib/words.svelte.ts)
  const language = /\/messages\/(?!lesson_|things_)(?:[a-z_]+_)?([a-z]{2})\.json$/.exec(id)?.[1];
  if (language) return `words-${language}`;
  // what every screen needs
  if (
    /\/node_modules\/|vite\/preload-helper|\/src\/(access\/shortcuts\.ts|explain\/(explain|listen)|lib\/(api|gradually|layout|line|me|options|play|router|settings|socket|storage|words|worker)|ui\/Soon)\b/.test(
      id,
    )
  )
    return 'base';
  // what every table and replay is made of, and what those of the board game add
  if (
    /\/src\/(access\/(access|Shortcuts)|art\/(Icon|Die|SignRow|signs)|lib\/(game|stage|sound|undone)|turn\/Stage)\b/.test(
      id,
    )
  )
    return 'table';
  if (/\/src\/(board|cards|lib\/(tell|labels)|replay\/(BoardScene|Hand))\b/.test(id)) return 'bazaar';
  return null;
}

export default defineConfig({
  base: '/',
  plugins: [svelte(), serviceWorker(), compressed()],
  build: {
    outDir: '../src/istanbul/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunk }] } },
    },
    assetsInlineLimit: 0, // the content policy of the server allows no data: scripts or fonts
  },
  server: {
    fs: { allow: ['..'] }, // the message catalogues lie beside the Python package
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
