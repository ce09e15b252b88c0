/** One channel per tab: questions with their answers, and what the server says by itself. */
import type { ClientMessage, Failure, ServerMessage } from '../../protocol/server.ts';
import { identity, Refused } from './api.ts';
import { type Channel, server } from './transport.ts';
import { refresh } from './worker.svelte.ts';

type Without<T> = T extends { id: number } ? Omit<T, 'id'> : never;
export type Question = Without<ClientMessage>;
type Listener = (message: ServerMessage) => void;

/** What a table needs of a connection: the server's, or one that plays the server in a lesson. */
export interface Line {
  listen(heard: Listener, opened: () => void, near?: string): () => void;
  ask(question: Question): Promise<unknown>;
}

interface Waiting {
  resolve: (message: ServerMessage) => void;
  reject: (problem: Error) => void;
}

const PATIENCE = 8_000;
const HEARTBEAT = 20_000;
const LONGEST_PAUSE = 10_000;
/** Milliseconds after which an attempt hangs: the way is another one by now. */
const STUCK = 3_000;
const ENDED = 4001;

class Connection implements Line {
  /** `lost`: it was there, and is being tried again. */
  state = $state<'closed' | 'connecting' | 'open' | 'lost'>('closed');
  #channel: Channel | null = null;
  #next = 1;
  #attempts = 0;
  /** When the last attempt began. */
  #tried = 0;
  #near = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<Listener>();
  #opened = new Set<() => void>();

  constructor() {
    // not where it is being tried right now: what is closed before it opens is an error to the browser
    const hurry = (): void => {
      if (this.state !== 'lost') return;
      if (!this.#channel || performance.now() - this.#tried > STUCK) this.#connect();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') hurry();
    });
    setInterval(() => void this.#beat(), HEARTBEAT);
  }

  /**
   * Hear everything; `opened` is called at once if the line is open, and whenever it opens again. `near`: the table it is for.
   */
  listen(heard: Listener, opened: () => void, near = ''): () => void {
    if (near) this.#near = near;
    this.#listeners.add(heard);
    this.#opened.add(opened);
    if (this.state === 'open') opened();
    else if (this.state === 'closed') void this.#begin();
    return () => {
      this.#listeners.delete(heard);
      this.#opened.delete(opened);
    };
  }

  /** Hear what comes, without asking for a line of its own. */
  hear(heard: Listener): () => void {
    this.#listeners.add(heard);
    return () => void this.#listeners.delete(heard);
  }

  /** Do something whenever the line opens, without asking for one. */
  greet(opened: () => void): void {
    this.#opened.add(opened);
  }

  /** Ask, and get the answer; a refusal is thrown. */
  ask(question: Question): Promise<ServerMessage> {
    const channel = this.#channel;
    if (!channel || this.state !== 'open') return Promise.reject(new Refused('screen-error_offline', ''));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      channel.send(JSON.stringify({ ...question, id }));
    });
  }

  async #begin(): Promise<void> {
    this.state = 'connecting';
    await identity().catch(() => undefined);
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#tried = performance.now();
    this.#channel?.close();
    this.state = this.#attempts ? 'lost' : 'connecting';
    const channel = server().open(
      {
        opened: () => {
          if (this.#attempts) refresh();
          this.#attempts = 0;
          this.state = 'open';
          for (const opened of this.#opened) opened();
        },
        heard: (text) => this.#hear(JSON.parse(text) as ServerMessage),
        closed: (code) => {
          if (code === ENDED)
            location.reload(); // logged out from another device: the whole page anew, as somebody new
          else if (channel === this.#channel) this.#lose();
        },
      },
      this.#near,
    );
    this.#channel = channel;
  }

  /** Without waiting for the other side to agree, which may take long when the line is dead. */
  #drop(): void {
    const channel = this.#channel;
    if (!channel) return;
    this.#lose();
    channel.close();
  }

  #lose(): void {
    this.#channel = null;
    this.state = 'lost';
    for (const { reject } of this.#waiting.values()) reject(new Refused('screen-error_offline', ''));
    this.#waiting.clear();
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.#attempts++);
    this.#timer = setTimeout(() => this.#connect(), pause * (0.7 + Math.random() * 0.6));
  }

  #hear(message: ServerMessage): void {
    const re = 're' in message ? message.re : null;
    const waiting = re === null ? undefined : this.#waiting.get(re);
    if (re !== null) this.#waiting.delete(re);
    if (message.type === 'error') {
      waiting?.reject(refusal(message));
      return;
    }
    for (const heard of this.#listeners) heard(message);
    waiting?.resolve(message);
  }

  async #beat(): Promise<void> {
    if (this.state !== 'open') return;
    const late = setTimeout(() => this.#drop(), PATIENCE);
    await this.ask({ type: 'ping' }).catch(() => undefined);
    clearTimeout(late);
  }
}

function refusal(failure: Failure): Refused {
  return new Refused(failure.reason, failure.message, 0, failure.args);
}

export const connection = new Connection();
