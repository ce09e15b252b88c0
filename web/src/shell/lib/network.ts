/** The server at the address of this page: HTTP and a WebSocket. */
import type { Answer, Channel, Hearing, Transport } from './transport.ts';

/** The code of a connection that ended without a word. */
const LOST = 1006;

async function ask(method: string, path: string, body: string | null): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
  if (body !== null) {
    init.body = body;
    init.headers = { 'Content-Type': 'application/json' };
  }
  const answer = await fetch(path, init);
  return { status: answer.status, text: await answer.text() };
}

function open({ opened, heard, closed }: Hearing, near: string): Channel {
  // Of several servers a load balancer may choose the one that has the table.
  const hint = near ? `?table=${encodeURIComponent(near)}` : '';
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket${hint}`);
  // without waiting for the other side to agree, which may take long when the line is dead
  const leave = (): void => {
    closed(LOST);
    socket.close();
  };
  addEventListener('offline', leave);
  socket.onopen = opened;
  socket.onmessage = ({ data }: MessageEvent<string>) => heard(data);
  socket.onclose = ({ code }) => {
    removeEventListener('offline', leave);
    closed(code);
  };
  return socket;
}

export const network: Transport = { alone: false, ready: Promise.resolve(), ask, open };
