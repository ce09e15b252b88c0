/** The worker in which one computer player thinks, so that nothing else has to wait for it. computer-player.ts speaks to it. */

import type { Grown, Growth, Player, Question, RootAction } from './questions.ts';
import { Search } from './search.ts';

export type ToWorker =
  | { kind: 'begin'; module: WebAssembly.Module; player: Player }
  | { kind: 'think'; question: Question }
  | { kind: 'grow'; growth: Growth }
  | { kind: 'stop' };

export type FromWorker =
  | { kind: 'ready' } //
  | { kind: 'found'; actions: RootAction[] }
  | { kind: 'grown'; actions: Grown[] }
  | { kind: 'failed'; why: string };

const outside = self as unknown as MessagePort; // what a worker has of one
let search: Search | null = null;
let stopped = false;

async function answer(message: ToWorker): Promise<FromWorker | null> {
  switch (message.kind) {
    case 'begin':
      search = new Search(await WebAssembly.instantiate(message.module), message.player);
      return { kind: 'ready' };
    case 'think':
      if (search === null) throw new Error('no game has begun');
      stopped = false;
      return { kind: 'found', actions: await search.think(message.question, () => stopped) };
    case 'grow':
      if (search === null) throw new Error('no game has begun');
      return { kind: 'grown', actions: search.grow(message.growth) };
    case 'stop':
      stopped = true;
      return null;
  }
}

outside.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  answer(data).then(
    (said) => said && outside.postMessage(said),
    (error: unknown) => outside.postMessage({ kind: 'failed', why: String(error) } satisfies FromWorker),
  );
};
