/** The worker in which the server itself answers, in Python (istanbul/server/tab.py): the same requests, the same messages. */

import { type FileSystem, keptFolder } from './kept.ts';
import { Minds } from './minds.ts';

/** Where the parts of the server lie; `make tab` gathers them. */
export interface Parts {
  /** The folder of Pyodide. */
  pyodide: string;
  /** Python packages: an archive that has been compressed as a whole (tools/tab_files.py). */
  packages: string;
  /** The searches of the games, as WebAssembly. */
  searches: Record<string, string>;
  /** Bytes that are fetched in all. */
  bytes: number;
}

export type ToServer =
  /** First of all. The cookie is the one that an answer brought: who keeps it is the same person again. */
  | { kind: 'start'; parts: Parts; cookie: string }
  | { kind: 'http'; id: number; method: string; path: string; body: string | null }
  | { kind: 'open'; channel: number }
  | { kind: 'say'; text: string }
  | { kind: 'close' }
  | { kind: 'ping' };

export type FromServer =
  /** Another tab has the tables; this one goes on as soon as that is closed. */
  | { kind: 'waits' }
  | { kind: 'fetched'; bytes: number }
  /** Whether tables are kept when the tab is closed. */
  | { kind: 'started'; keeps: boolean }
  /** Nothing more is to be expected of this worker. */
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; status: number; text: string; cookie: string }
  | { kind: 'opened'; channel: number }
  | { kind: 'heard'; channel: number; text: string }
  | { kind: 'closed'; channel: number; code: number }
  | { kind: 'pong' };

interface Socket {
  send(text: string): void;
  close(): void;
}

interface Tab {
  cookie: string;
  start(): Promise<void>;
  http(method: string, path: string, body: string | null): Promise<{ toJs(): [number, string] }>;
  open(heard: (text: string) => void, closed: (code: number) => void): Socket;
}

interface Pyodide {
  FS: FileSystem;
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): { Tab(database: string, cookie: string, minds: Minds): Tab };
}

interface Loader {
  loadPyodide: (options: { indexURL: string; env: Record<string, string> }) => Promise<Pyodide>;
}

const PACKAGES = '/packages';
const KEPT = '/kept';
const DATABASE = 'tables.db';
/** With what SQLite writes beside it. */
const FILES = ['', '-wal', '-journal'].map((ending) => DATABASE + ending);
const outside = self as unknown as MessagePort; // what a worker has of one
let tab: Tab | null = null;
let socket: Socket | null = null;

function tell(message: FromServer): void {
  outside.postMessage(message);
}

/** Tell of every piece that comes, whoever fetches it. */
function countBytes(): void {
  const uncounted = self.fetch.bind(self);
  let bytes = 0;
  self.fetch = async (...asked) => {
    const answer = await uncounted(...asked);
    const count = new WritableStream<Uint8Array>({
      write(piece) {
        bytes += piece.length;
        tell({ kind: 'fetched', bytes });
      },
    });
    // a copy is counted: of the answer itself the browser keeps the code that it compiles
    void answer.clone().body?.pipeTo(count);
    return answer;
  };
}

async function unpacked(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** One tab at a time has the tables, until it is closed or its worker ends. */
function haveTables(): Promise<void> {
  return new Promise((resolve) => {
    const hold = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    const waiting = setTimeout(() => tell({ kind: 'waits' }), 500);
    void navigator.locks.request('istanbul', () => {
      clearTimeout(waiting);
      return hold();
    });
  });
}

async function start(parts: Parts, cookie: string): Promise<void> {
  countBytes();
  const minds = new Minds(parts.searches);
  const wanted = unpacked(parts.packages);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${parts.pyodide}pyodide.mjs`)) as Loader;
  const python = await loadPyodide({ indexURL: parts.pyodide, env: { ISTANBUL_PURE: '1' } });
  python.unpackArchive(await wanted, 'zip', { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.append('${PACKAGES}')`);
  await haveTables();
  const keeps = await keptFolder(python.FS, KEPT, FILES).then(
    () => true,
    () => false,
  );
  tab = python.pyimport('istanbul.server.tab').Tab(`${KEPT}/${DATABASE}`, cookie, minds);
  await tab.start();
  tell({ kind: 'started', keeps });
}

async function answer(message: ToServer): Promise<void> {
  if (message.kind === 'start') return start(message.parts, message.cookie);
  if (tab === null) throw new Error('the server has not been started');
  switch (message.kind) {
    case 'http': {
      const { id, method, path, body } = message;
      const [status, text] = (await tab.http(method, path, body)).toJs();
      tell({ kind: 'answer', id, status, text, cookie: tab.cookie });
      break;
    }
    case 'open': {
      const { channel } = message;
      socket?.close();
      socket = tab.open(
        (text) => tell({ kind: 'heard', channel, text }),
        (code) => tell({ kind: 'closed', channel, code }),
      );
      tell({ kind: 'opened', channel });
      break;
    }
    case 'ping':
      tell({ kind: 'pong' });
      break;
    case 'say':
      socket?.send(message.text);
      break;
    case 'close':
      socket?.close();
      socket = null;
  }
}

outside.onmessage = ({ data }: MessageEvent<ToServer>) => {
  answer(data).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
};
