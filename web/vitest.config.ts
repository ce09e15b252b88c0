import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      pool: 'vmThreads', // makes one jsdom for each worker instead of one for each file: a quarter of the time
      setupFiles: ['src/test-setup.ts'],
      include: ['src/**/*.test.ts'],
    },
  }),
);
