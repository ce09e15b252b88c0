/** What would a computer player do? The best few options of the seat at hand, as the server's adviser sees them. */
import { Refused } from '../lib/api.ts';
import type { OptionInfo } from '../../protocol/server.ts';
import type { HintInfo } from '../../protocol/server.ts';
import { connection } from '../lib/socket.svelte.ts';
import type { TableStore } from './table.svelte.ts';

const SHOWN = 3;

interface Advice extends HintInfo {
  option: OptionInfo;
  /** 1 is the best. */
  rank: number;
}

export class Hints {
  busy = $state(false);
  problem = $state('');
  #open = $state(false);
  #found = $state.raw<{ seat: number; at: number; hints: HintInfo[]; agent?: string } | null>(null);

  constructor(readonly table: TableStore) {}

  /** Are they given at this table, to everybody? */
  get on(): boolean {
    const { info } = this.table;
    return info?.hints_on === true && info.status === 'playing' && info.your_seats.length > 0;
  }

  /** Is the list shown? With the next choice it is over. */
  get open(): boolean {
    const { number, seat, yourTurn } = this.table;
    return (
      this.#open && this.on && yourTurn && (this.busy || (this.#found?.at === number && this.#found.seat === seat))
    );
  }

  get list(): Advice[] {
    if (!this.open || !this.#found) return [];
    return this.#found.hints.slice(0, SHOWN).flatMap((hint, n) => {
      const option = this.table.options.find((known) => known.action === hint.action);
      return option ? [{ ...hint, option, rank: n + 1 }] : [];
    });
  }

  /** The computer player whose advice is shown. */
  get agent(): string | undefined {
    return this.open && !this.busy ? this.#found?.agent : undefined;
  }

  async toggle(): Promise<void> {
    if (this.open) {
      this.#open = false;
      return;
    }
    const { id: table, seat, number: at, yourTurn } = this.table;
    if (!this.on || !yourTurn || this.busy) return;
    Object.assign(this, { busy: true, problem: '' });
    this.#open = true;
    try {
      const answer = await connection.ask({ type: 'hint', table, seat, at });
      if (answer.type === 'hints') this.#found = { seat, at, hints: answer.hints, agent: answer.agent };
    } catch (refused) {
      this.#found = { seat, at, hints: [] };
      this.problem = refused instanceof Refused ? refused.message : '';
    }
    this.busy = false;
  }
}
