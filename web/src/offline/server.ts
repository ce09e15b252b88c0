/** The worker in which the server itself answers, in Python (istanbul/server/tab.py): the same requests, the same messages. */

export type ToServer =
  /** First of all. The cookie is the one that an answer brought: who keeps it is the same person again. */
  | { kind: 'start'; files: string; cookie: string }
  | { kind: 'http'; id: number; method: string; path: string; body: string | null }
  | { kind: 'open' }
  | { kind: 'say'; text: string }
  | { kind: 'close' };

export type FromServer =
  | { kind: 'started' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; status: number; text: string; cookie: string }
  | { kind: 'heard'; text: string }
  | { kind: 'closed'; code: number };

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
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): { Tab(database: string, cookie: string): Tab };
}

interface Loader {
  loadPyodide: (options: { indexURL: string; env: Record<string, string> }) => Promise<Pyodide>;
}

const PACKAGES = '/packages';
const DATABASE = '/tmp/tables.db';
const outside = self as unknown as MessagePort; // what a worker has of one
let tab: Tab | null = null;
let socket: Socket | null = null;

function tell(message: FromServer): void {
  outside.postMessage(message);
}

async function fetched(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function start(files: string, cookie: string): Promise<Tab> {
  const wanted = Promise.all([fetched(`${files}istanbul.zip`), fetched(`${files}msgspec.whl`)]);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as Loader;
  const python = await loadPyodide({ indexURL: files, env: { ISTANBUL_PURE: '1' } });
  for (const archive of await wanted) python.unpackArchive(archive, 'zip', { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.append('${PACKAGES}')`);
  const started = python.pyimport('istanbul.server.tab').Tab(DATABASE, cookie);
  await started.start();
  return started;
}

async function answer(message: ToServer): Promise<void> {
  if (message.kind === 'start') {
    tab = await start(message.files, message.cookie);
    tell({ kind: 'started' });
    return;
  }
  if (tab === null) throw new Error('the server has not been started');
  switch (message.kind) {
    case 'http': {
      const { id, method, path, body } = message;
      const [status, text] = (await tab.http(method, path, body)).toJs();
      tell({ kind: 'answer', id, status, text, cookie: tab.cookie });
      break;
    }
    case 'open':
      socket = tab.open(
        (text) => tell({ kind: 'heard', text }),
        (code) => tell({ kind: 'closed', code }),
      );
      break;
    case 'say':
      socket?.send(message.text);
      break;
    case 'close':
      socket?.close();
  }
}

outside.onmessage = ({ data }: MessageEvent<ToServer>) => {
  answer(data).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
};
