import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from './socket.svelte.ts';
import { goBy, server, type Channel, type Hearing } from './transport.ts';

class Attempt implements Channel {
  closed = false;
  constructor(readonly hearing: Hearing) {}
  send(): void {
    /* nobody answers */
  }
  close(): void {
    this.closed = true;
  }
}

const real = server();
let attempts: Attempt[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  attempts = [];
  goBy({
    alone: false,
    ready: Promise.resolve(),
    ask: () => Promise.resolve({ status: 200, text: '{}' }),
    open: (hearing) => {
      const attempt = new Attempt(hearing);
      attempts.push(attempt);
      return attempt;
    },
  });
});

afterEach(() => {
  goBy(real);
  vi.useRealTimers();
});

/** It was open, broke off, and is being tried again. */
async function lost(): Promise<void> {
  connection.listen(
    () => undefined,
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(1);
  attempts[0]?.hearing.opened();
  attempts[0]?.hearing.closed(1006);
  await vi.advanceTimersByTimeAsync(1000);
}

it('does not break off an attempt that has just begun when the network is back, but one that hangs', async () => {
  await lost();
  expect(attempts.length).toBe(2);
  dispatchEvent(new Event('online'));
  expect(attempts.map(({ closed }) => closed)).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(4000);
  dispatchEvent(new Event('online'));
  expect(attempts.map(({ closed }) => closed)).toEqual([false, true, false]);
});
