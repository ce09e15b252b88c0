import { expect, test } from 'vitest';
import { rolls } from './rolls.ts';

test('rolls that move a figure are left out', () => {
  const rolled = { event: 'rolled', first: 3, second: 4 } as const;
  const moved = { event: 'figure_moved', figure: 'governor', place: 'fountain' } as const;
  expect(rolls([rolled, rolled, moved])).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
});
