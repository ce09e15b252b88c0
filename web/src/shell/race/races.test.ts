import { expect, test } from 'vitest';
import type { RaceInfo } from '../../protocol/server.ts';
import { byLayout, nextOf } from './races.ts';

const race = (number: number, more: Partial<RaceInfo> = {}): RaceInfo => ({
  race: `random-${number}`,
  layout: 'random',
  number,
  known: 14,
  table: null,
  over: false,
  turns: null,
  best: null,
  ...more,
});

test('races come by board, in their order', () => {
  const other = race(1, { layout: 'short_paths' });
  expect(byLayout([other, race(1), race(2)]).map(([layout, some]) => [layout, some.length])).toEqual([
    ['short_paths', 1],
    ['random', 2],
  ]);
});

test('next is what was begun, then what is new, then where most can be gained', () => {
  const done = (n: number, best: number): RaceInfo => race(n, { table: 't', over: true, turns: best, best });
  expect(nextOf([done(1, 20), race(2), race(3, { table: 't' })])?.number).toBe(3);
  expect(nextOf([done(1, 20), race(2), race(3)])?.number).toBe(2);
  expect(nextOf([done(1, 15), done(2, 20), done(3, 14)])?.number).toBe(2);
});
