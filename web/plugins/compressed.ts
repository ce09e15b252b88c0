/** Puts NAME.br and NAME.gz beside each built text file, for the server to send: compressed once, as small as can be. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|svg|txt|webmanifest)$/;
/** Of a site of files only. They would take minutes as small as can be. */
const LARGE = /\.(json|mjs|wasm)$/;
/** Bytes; less than that is one packet anyway. */
const LEAST = 1024;

export function compressed(): Plugin {
  let out = '';
  return {
    name: 'istanbul-compressed',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
          const path = join(out, name);
          if (!(TEXT.test(name) || LARGE.test(name)) || statSync(path).size < LEAST) continue;
          const text = readFileSync(path);
          writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION })); // and without a date
          if (LARGE.test(name)) continue;
          const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          writeFileSync(`${path}.br`, brotliCompressSync(text, { params: hint })); // of the best quality unless told
        }
      },
    },
  };
}
