import { expect, it } from 'vitest';
import { touches } from './again.ts';
import type { TurnStory } from './story.svelte.ts';

const turn = (events: TurnStory['events'], told: TurnStory['told'] = []): TurnStory => ({
  last: 0,
  key: '1.0',
  seat: 1,
  round: 2,
  events,
  told,
});

it('knows which turns of others touch a seat', () => {
  const paid = turn([{ event: 'merchant_paid', seat: 1, other: 0, n: 2 }]);
  expect(touches(paid, 0)).toBe(true);
  expect(touches(paid, 2)).toBe(false);
  const gained = turn([], [{ gains: [{ seat: 2, what: 'lira', n: 3, key: 'count-lira' }] }]);
  expect(touches(gained, 2)).toBe(true);
  expect(touches(gained, 0)).toBe(false);
});
