/** What people at a table say to each other. */
import type { Report, Say, SayingInfo, Talked } from '../../protocol/server.ts';
import { mine, Refused } from '../lib/api.ts';
import { connection } from '../lib/socket.svelte.ts';
import { say } from '../lib/words.svelte.ts';

export const PHRASES = [
  ...['hello', 'good_luck', 'thanks', 'welcome', 'sorry', 'well_played', 'clever', 'wow'],
  ...['what_luck', 'bad_luck', 'one_moment', 'take_your_time', 'back_soon', 'here_again', 'good_game', 'once_more'],
] as NonNullable<Say['phrase']>[];

export const REACTIONS: Record<NonNullable<Say['reaction']>, string> = {
  smile: '🙂',
  laugh: '😄',
  heart: '❤️',
  clap: '👏',
  surprise: '😮',
  tear: '😢',
  think: '🤔',
  tea: '🍵',
};

/** In the language of the reader; words of people's own as they are. */
export function sayIt({ kind, what }: SayingInfo): string {
  if (kind === 'phrase') return say(`talk-phrase_${what}`);
  return kind === 'reaction' ? REACTIONS[what as keyof typeof REACTIONS] : what;
}

export class Talk {
  all = $state.raw<Talked | null>(null);
  problem = $state('');
  readonly #path: string;

  constructor(table: string) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/talk`;
  }

  async load(): Promise<void> {
    this.all = await mine<Talked>('GET', this.#path);
  }

  /** Say it, mute somebody and so on, and see what is different then. */
  async #send(what: string, body: object): Promise<boolean> {
    try {
      await mine('POST', this.#path + what, body);
      await this.load();
      this.problem = '';
      return true;
    } catch (refused) {
      this.problem = refused instanceof Refused ? refused.message : '';
      return false;
    }
  }

  say = (saying: Say): Promise<boolean> => this.#send('', saying);
  mute = (seat: number, on: boolean): Promise<boolean> => this.#send('/mute', { seat, on });
  silence = (seat: number, on: boolean): Promise<boolean> => this.#send('/silence', { seat, on });
  report = (saying: Report['saying']): Promise<boolean> => this.#send('/report', { saying });
}

/** Be told of what is said at a table from now on. */
export function listen(table: string, heard: (saying: SayingInfo) => void): () => void {
  return connection.hear((message) => {
    if (message.type === 'talk' && message.table === table) heard(message.saying);
  });
}
