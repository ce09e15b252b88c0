/** What the seat at hand may ask of its table. */
import type { OptionInfo } from '../../protocol/server.ts';
import { Refused } from '../lib/api.ts';
import type { Line, Question } from '../lib/socket.svelte.ts';
import { say } from '../lib/words.svelte.ts';
import { stage } from '../stage/stage.svelte.ts';

export abstract class Requests {
  /** An answer is awaited. */
  busy = $state(false);
  /** Why the last one was refused. */
  problem = $state('');

  abstract readonly id: string;
  abstract readonly seat: number;
  abstract readonly number: number;
  protected abstract readonly line: Line;
  /** Ask for the whole table. */
  protected abstract watch(): Promise<void>;

  act(option: OptionInfo): void {
    const { id: table, seat, number: at } = this;
    void this.ask({ type: 'act', table, seat, at, action: option.action });
  }

  plan(texts: string[]): void {
    void this.ask({ type: 'plan', table: this.id, seat: this.seat, at: this.number, texts });
  }

  /** Also for the one who has just passed the screen on. */
  undo(seat = this.seat): void {
    void this.ask({ type: 'undo', table: this.id, seat, at: this.number });
  }

  redo(): void {
    void this.ask({ type: 'redo', table: this.id, seat: this.seat, at: this.number });
  }

  async ask(question: Question): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = '';
    stage.resume();
    try {
      await this.line.ask(question);
      return true;
    } catch (problem) {
      const refused = problem instanceof Refused ? problem : null;
      this.problem =
        refused?.reason === 'screen-error_offline' ? say('screen-error_offline') : (refused?.message ?? '');
      if (refused && refused.reason !== 'screen-error_offline') void this.watch();
      return false;
    } finally {
      this.busy = false;
    }
  }
}
