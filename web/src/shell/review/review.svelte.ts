/** The review of a finished game: asked for until it is there, and shown as far as it is. */
import { api, Refused } from '../lib/api.ts';
import type { Choice, Luck, Review } from '../../protocol/server.ts';

/** Milliseconds between two questions. */
const PAUSE = 600;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class ReviewStore {
  open = $state(false);
  done = $state(0);
  total = $state(0);
  problem = $state('');
  whole = $state.raw<Review | null>(null);
  #judged = $state.raw<(Choice | Luck)[]>([]);
  #asking = false;
  #closed = false;

  choices = $derived<Choice[]>(this.whole?.choices ?? this.#judged.filter((one) => one.type === 'choice'));
  luck = $derived<Luck[]>(this.whole?.luck ?? this.#judged.filter((one) => one.type === 'luck'));

  constructor(readonly id: string) {}

  /** Ask until all of it is there; whoever hides it meanwhile finds it later. */
  async show(): Promise<void> {
    this.open = true;
    if (this.#asking) return;
    this.#asking = true;
    this.problem = '';
    while (!this.whole && !this.#closed && !this.problem) await this.#ask();
    this.#asking = false;
  }

  hide(): void {
    this.open = false;
  }

  close(): void {
    this.#closed = true;
  }

  async #ask(): Promise<void> {
    try {
      const part = await api.review(this.id, this.#judged.length);
      this.#judged = [...this.#judged, ...part.judged];
      Object.assign(this, { done: part.done, total: part.total, whole: part.review });
    } catch (refused) {
      const later = refused instanceof Refused && ['refused-too_fast', 'screen-error_offline'].includes(refused.reason);
      if (!later) this.problem = refused instanceof Error ? refused.message : '';
    }
    if (!this.whole) await wait(PAUSE);
  }
}
