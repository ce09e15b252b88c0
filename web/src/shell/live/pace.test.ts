import { expect, test } from 'vitest';
import { fixture } from '../../games/board/gallery/fixtures.ts';
import type { SeatView, Update } from '../../protocol/server.ts';
import { Pace } from './pace.ts';

const ME = 0;

/** What I am told of an update by a seat. */
const told = (by: number): SeatView => ({
  seat: ME,
  view: fixture('base_4'),
  steps: [{ n: 1, by, text: '', events: [] }],
  node: { kind: 'chance' },
  can_undo: false,
  can_redo: false,
});

/** The turns of seats, each of so many updates that would take as long; what each turn took. */
function times(seats: number[], updates: number, length: number, pace = new Pace()): number[] {
  return seats.map((by) => {
    let sum = 0;
    for (let left = updates - 1; left >= 0; left--) {
      const queue = Array.from({ length: left }, () => ({ views: [told(by)] }) as Update);
      const took = length * pace.tempo(told(by), queue, { length: () => length });
      pace.took(took);
      sum += took;
    }
    return Math.round(sum);
  });
}

const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);

test('short turns are told at the usual speed', () => {
  expect(times([1, 2, 3], 2, 600)).toEqual([540, 540, 540]);
});

test('long turns share less than three seconds', () => {
  expect(times([1, 2, 3], 12, 1300)).toEqual([800, 800, 800]);
});

test('many short turns do, too', () => {
  expect(sum(times([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3], 1, 1300))).toBeLessThan(3000);
});

test('the next round has all of its time', () => {
  const pace = new Pace();
  expect(sum(times([1, 2, 3], 12, 1300, pace))).toBe(2400);
  expect(times([1], 1, 600, pace)).toEqual([0]);
  pace.rest();
  expect(times([1], 1, 600, pace)).toEqual([270]);
});
