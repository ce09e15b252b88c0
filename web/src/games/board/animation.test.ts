import { beforeEach, expect, it, vi } from 'vitest';
import { stage } from '../../shell/stage/stage.svelte.ts';
import { after } from './animation.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  stage.flights = [];
});

it('sends goods to the wheelbarrow and lira to the purse', () => {
  after(
    [
      { event: 'goods', seat: 1, good: 'red', n: 2 },
      { event: 'lira', seat: 1, n: 3 },
      { event: 'merchant_paid', seat: 1, other: 0, n: 2 },
    ],
    null,
  );
  expect(stage.flights.map(({ what, to, parts }) => [what, to, parts])).toEqual([
    ['red', 1, ['good:red', 'thing:wheelbarrow']],
    ['lira', 1, ['thing:lira']],
    ['lira', 0, ['thing:lira']],
  ]);
});
