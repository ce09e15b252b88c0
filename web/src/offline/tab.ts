/** The way to the server in a worker of this browser (server.ts). A worker that ends is replaced: what was stored is still there. */
import { starting } from '../shell/lib/starting.svelte.ts';
import { recall, remember } from '../shell/lib/storage.ts';
import type { Answer, Channel, Hearing, Transport } from '../shell/lib/transport.ts';
import type { FromServer, Parts, ToServer } from './server.ts';

/** What the build has written as files, since nobody's tables are in it: it can be read before the server has started. */
const READ = /^\/api\/(rules|things|lessons|games$|bots$)/;
const COOKIE = 'cookie';
/** The code of a channel that ended without a word. */
const LOST = 1006;
/** Milliseconds. A worker that has not answered by the second beat is gone; the slowest computer players take one second. */
const BEAT = 5_000;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
}

export class Tab implements Transport {
  readonly alone = true;
  readonly ready: Promise<void>;
  readonly #parts: Parts;
  #worker!: Worker;
  #started!: Promise<void>;
  #hasStarted = (): void => undefined;
  #unanswered = 0;
  #next = 1;
  readonly #waiting = new Map<number, Waiting>();
  #channel: { id: number; hearing: Hearing } | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#begin();
    this.ready = this.#started;
    setInterval(() => this.#beat(), BEAT);
  }

  async ask(method: string, path: string, body: string | null): Promise<Answer> {
    if (method === 'GET' && READ.test(path)) {
      const answer = await fetch(`${import.meta.env.BASE_URL}read${path.slice('/api'.length)}.json`);
      return { status: answer.status, text: await answer.text() };
    }
    await this.#started;
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#tell({ kind: 'http', id, method, path, body });
    });
  }

  open(hearing: Hearing): Channel {
    const id = this.#next++;
    this.#channel = { id, hearing };
    void this.#started.then(() => {
      if (this.#channel?.id === id) this.#tell({ kind: 'open', channel: id });
    });
    return {
      send: (text) => this.#tell({ kind: 'say', text }),
      close: () => {
        if (this.#channel?.id !== id) return;
        this.#channel = null;
        this.#tell({ kind: 'close' });
      },
    };
  }

  #begin(): void {
    this.#started = new Promise((resolve) => (this.#hasStarted = resolve));
    this.#unanswered = 0;
    starting.part = 0;
    this.#worker = new Worker(new URL('./server.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromServer>) => this.#hear(data);
    this.#worker.onerror = ({ message }) => this.#fail(message);
    const cookie = recall(COOKIE);
    this.#tell({ kind: 'start', parts: this.#parts, cookie: typeof cookie === 'string' ? cookie : '' });
  }

  /** Whoever waits hears that nothing will come, and asks again. */
  #beginAnew(): void {
    this.#worker.terminate();
    starting.again = true;
    const channel = this.#channel;
    this.#channel = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#begin();
    for (const { reject } of waiting) reject(new Error('the server has ended'));
    channel?.hearing.closed(LOST);
  }

  /** One that never started would not start the next time either. */
  #fail(why: string): void {
    if (starting.part === 1) this.#beginAnew();
    else starting.problem = why;
  }

  #beat(): void {
    if (starting.part < 1) return;
    if (this.#unanswered++ > 1) this.#beginAnew();
    else this.#tell({ kind: 'ping' });
  }

  #tell(message: ToServer): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromServer): void {
    switch (message.kind) {
      case 'pong':
        this.#unanswered = 0;
        break;
      case 'waits':
        starting.waits = true;
        break;
      case 'fetched':
        // what is left is to set it up
        if (starting.part < 1) starting.part = Math.min(0.9, (0.9 * message.bytes) / this.#parts.bytes);
        break;
      case 'started':
        Object.assign(starting, { part: 1, waits: false, keeps: message.keeps });
        this.#hasStarted();
        break;
      case 'failed':
        this.#fail(message.why);
        break;
      case 'answer':
        if (message.cookie !== recall(COOKIE)) remember(COOKIE, message.cookie);
        this.#waiting.get(message.id)?.resolve({ status: message.status, text: message.text });
        this.#waiting.delete(message.id);
        break;
      default:
        if (message.channel === this.#channel?.id) this.#pass(message, this.#channel.hearing);
    }
  }

  #pass(message: Extract<FromServer, { channel: number }>, { opened, heard, closed }: Hearing): void {
    if (message.kind === 'opened') opened();
    else if (message.kind === 'heard') heard(message.text);
    else closed(message.code);
  }
}
