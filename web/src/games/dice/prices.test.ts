import { beforeAll, expect, it } from 'vitest';
import { load } from '../../shell/lib/words.svelte.ts';
import { sayPieces, sayPrice } from './prices.ts';

beforeAll(() => load('en'));

it('names prices', () => {
  expect([sayPrice('lira', 12), sayPrice('red', 4), sayPrice('mixed', 0), sayPrice('mixed', 2)]).toEqual([
    '12 lira',
    '4 red goods',
    'one good of each colour',
    'one good of each colour and 2 more',
  ]);
});

it('names pieces, and counts those that are alike', () => {
  expect(sayPieces(['die red', 'die coin', 'die red', 'brown'])).toBe('2 red dice, 1 coin die and 1 brown marker');
});
