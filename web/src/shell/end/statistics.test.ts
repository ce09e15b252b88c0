import { expect, test } from 'vitest';
import type { StepInfo } from '../../protocol/server.ts';
import { count } from './statistics.ts';

const ruby = { event: 'ruby', seat: 0, place: 'gemstone_dealer' } as const;
const step = (n: number, text: string, ...events: StepInfo['events']): StepInfo => ({
  n,
  by: 0,
  text,
  events,
});

test('what was taken back does not count, unless it was done again', () => {
  const bought = [step(1, 'move gemstone_dealer'), step(2, 'act', ruby)];
  expect(count([...bought, step(3, 'undo 1')], 2).sources).toEqual([[], []]);
  expect(count([...bought, step(3, 'undo 1'), step(4, 'redo 2')], 2).sources).toEqual([['gemstone_dealer'], []]);
});
