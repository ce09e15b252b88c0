/** What the seat at hand may ask of its table. */
import type { Option } from '../table/game.ts';
import type { Question } from '../lib/socket.svelte.ts';

export abstract class Acting {
  abstract readonly id: string;
  abstract readonly seat: number;
  abstract readonly number: number;
  abstract ask(question: Question): Promise<boolean>;

  act(option: Option): void {
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
}
