import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './plugins/compressed.ts';
import { languages } from './plugins/languages.ts';
import { serviceWorker } from './plugins/service-worker.ts';

/** Files that are needed together come together: a phone waits longer for many small ones than for their letters. */
const BUNDLES: [RegExp, string][] = [
  [/\/src\/shell\/lib\//, 'base'], // what every screen needs
  [/\/src\/shell\/(art\/(?!sprite)|stage)/, 'table'], // what every table and replay is made of
  [/\/src\/games\/board\/(bazaar|seats|cards)\//, 'bazaar'], // and what those of the board game add
];

function bundle(id: string): string | null {
  // all words of a language but those that come later (shell/lib/words.svelte.ts)
  const language =
    /\/messages\/([a-z]{2})\/(?!advance|agreed|away|daily|friends|keep|lesson|notices|planner|puzzle|race|review|screen_devices|talk|things)[a-z_]+\.ftl/.exec(
      id,
    )?.[1];
  if (language) return `words-${language}`;
  if (/\/node_modules\/|vite\/preload-helper/.test(id)) return 'base';
  return BUNDLES.find(([path]) => path.test(id))?.[1] ?? null;
}

export default defineConfig({
  base: '/',
  plugins: [svelte(), serviceWorker(), languages(), compressed()],
  build: {
    outDir: '../src/istanbul/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: bundle }] } },
    },
    assetsInlineLimit: 0, // the content policy of the server allows no data: scripts or fonts
  },
  server: {
    fs: { allow: ['..'] }, // the message catalogues lie beside the Python package
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
