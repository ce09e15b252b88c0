import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { gradually } from './gradually.svelte.ts';

let close: () => void;
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

it('draws one list after the other, each task as much as it has time for', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2)); // two fit into a task
  const seen: string[] = [];
  close = $effect.root(() => {
    const [first, second] = [gradually(() => 3), gradually(() => 2)];
    $effect(() => {
      seen.push(`${first.count} ${second.count}`);
    });
  });
  flushSync();
  expect(seen).toEqual(['0 0']);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('3 2'));
  expect(seen).toEqual(['0 0', '1 0', '2 0', '3 0', '3 1', '3 2']);
});

it('draws a list that somebody waits for at once', () => {
  let drawn = 0;
  close = $effect.root(() => {
    const list = gradually(
      () => 16,
      () => true,
    );
    $effect(() => {
      drawn = list.count;
    });
  });
  flushSync();
  expect(drawn).toBe(16);
});

it('draws further when the list grows', async () => {
  let length = $state(1);
  let drawn = 0;
  close = $effect.root(() => {
    const list = gradually(() => length);
    $effect(() => {
      drawn = list.count;
    });
  });
  await vi.waitFor(() => expect(drawn).toBe(1));
  length = 3;
  await vi.waitFor(() => expect(drawn).toBe(3));
});
