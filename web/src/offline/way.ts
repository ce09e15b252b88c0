/** In a site of files only, the server is in this browser. To be imported before any screen is. */
import board from '../../../build/tab/istanbul_board.wasm?url';
import dice from '../../../build/tab/istanbul_dice.wasm?url';
import packages from '../../../build/tab/packages.gzip?url';
import { goBy } from '../shell/lib/transport.ts';
import { Tab } from './tab.ts';

const here = (path: string): string => new URL(path, document.baseURI).href;

goBy(
  new Tab({
    pyodide: here(import.meta.env.PYODIDE),
    packages: here(packages),
    searches: { board: here(board), dice: here(dice) },
    bytes: import.meta.env.BYTES,
  }),
);
