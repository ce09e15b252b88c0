/** Builds worker/sw.ts into sw.js, with the list of the built files; its cache is named after their content. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** Files of public/ that the shell needs. */
const SHELL = ['icon.svg', 'app.webmanifest'];

export function serviceWorker(): Plugin {
  let root = '';
  let shell = '';
  return {
    name: 'istanbul-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      shell = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, 'worker/sw.ts'), fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('There is no service worker');
        const built = Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
        const hash = createHash('sha256');
        for (const file of built) hash.update(file.type === 'chunk' ? file.code : file.source);
        for (const name of SHELL) hash.update(readFileSync(join(shell, name)));
        const version = `istanbul-${hash.digest('hex').slice(0, 12)}`;
        // the gallery is for those who draw
        const names = built.map((file) => file.fileName).filter((name) => !/^sw\.js$|\.html$|\/\w*Gallery-/.test(name));
        const files = ['./', ...SHELL, ...names]; // as seen from the worker, wherever that is
        worker.code = `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(files)};\n${worker.code}`;
      },
    },
  };
}
