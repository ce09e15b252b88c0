import { beforeAll, expect, it } from 'vitest';
import { load } from '../../shell/lib/words.svelte.ts';
import { sayPieces, sayPrice } from './prices.ts';

beforeAll(() => load('en'));

it('names prices', () => {
  expect([sayPrice('lira', 12), sayPrice('red', 4), sayPrice('mixed', 0), sayPrice('mixed', 2)]).toEqual([
    '12 lira',
    '4 × red',
    'one of each colour',
    'one of each colour + 2',
  ]);
});

it('names pieces, and counts those that are alike', () => {
  expect(sayPieces(['die red', 'die coin', 'die red', 'brown'])).toBe('red die ×2, coin, brown marker');
});
