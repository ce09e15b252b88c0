/** Asks a computer player who thinks in a worker of its own (search-worker.ts). */

import type { Grown, Growth, Player, Question, RootAction } from './questions.ts';
import type { FromWorker, ToWorker } from './search-worker.ts';

/** One question at a time: whoever asks waits for the answer, or stops the player and then waits. */
export class ComputerPlayer {
  readonly #worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });

  /** A player who is ready to think. The module can be shared by all players of a game. */
  static async begin(module: WebAssembly.Module, player: Player): Promise<ComputerPlayer> {
    const begun = new ComputerPlayer();
    await begun.#ask({ kind: 'begin', module, player });
    return begun;
  }

  /** What the player finds about each action. */
  async think(question: Question): Promise<RootAction[]> {
    const said = await this.#ask({ kind: 'think', question });
    return said.kind === 'found' ? said.actions : [];
  }

  /** Everything about each action, after so many simulations more. */
  async grow(growth: Growth): Promise<Grown[]> {
    const said = await this.#ask({ kind: 'grow', growth });
    return said.kind === 'grown' ? said.actions : [];
  }

  /** The answer has to come now, with what was found so far. */
  stop(): void {
    this.#tell({ kind: 'stop' });
  }

  /** Give the worker and its memory back. */
  end(): void {
    this.#worker.terminate();
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #ask(message: ToWorker): Promise<FromWorker> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'failed') reject(new Error(data.why));
        else resolve(data);
      };
      this.#worker.onerror = ({ message: why }) => reject(new Error(why));
      this.#tell(message);
    });
  }
}
