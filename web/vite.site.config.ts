/** `make site`: the same application as files for any host, at any path of it. */
import { defineConfig, mergeConfig } from 'vite';
import { site } from './plugins/site.ts';
import base from './vite.config.ts';

export default mergeConfig(
  base,
  defineConfig({
    base: './',
    plugins: [site()],
    worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
    build: { outDir: '../build/site' },
  }),
);
