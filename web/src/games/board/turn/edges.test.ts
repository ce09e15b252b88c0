import { expect, it } from 'vitest';
import { openEdges, ordered } from './edges.ts';

const LAYOUT = [
  [1, 2],
  [3, 4],
];

it('offers the edges that begin at a place', () => {
  const edges = openEdges(LAYOUT, ['wainwright'], null);
  expect(edges).toEqual([
    ['wainwright', 'fabric_warehouse'],
    ['wainwright', 'spice_warehouse'],
  ]);
});

it('offers the edges beside the first place', () => {
  expect(openEdges(LAYOUT, ['fruit_warehouse'], 'fabric_warehouse')).toEqual([['fabric_warehouse', 'fruit_warehouse']]);
});

it('asks for the lower number first', () => {
  expect(ordered('fountain', 'wainwright')).toEqual(['wainwright', 'fountain']);
});
