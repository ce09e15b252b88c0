import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './sw-plugin.ts';

export default defineConfig({
  base: '/',
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: '../src/istanbul/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
    assetsInlineLimit: 0, // the content policy of the server allows no data: scripts or fonts
  },
  server: {
    fs: { allow: ['..'] }, // the message catalogues lie beside the Python package
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
