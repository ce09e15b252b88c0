import { expect, test } from 'vitest';
import { holds, marked, pieces, terms } from './search.ts';

test('all words must be there, in any order and case', () => {
  expect(holds('The Tea House', terms(' house TEA '))).toBe(true);
  expect(holds('The Tea House', terms('tea dealer'))).toBe(false);
  expect(holds('anything', terms(''))).toBe(true);
});

test('hits are cut out of text', () => {
  expect(pieces('Tea for the Tea House', ['tea'])).toEqual(['', 'Tea', ' for the ', 'Tea', ' House']);
  expect(pieces('2 (two)', ['('])).toEqual(['2 ', '(', 'two)']);
});

test('tags and signs of HTML are no text', () => {
  expect(marked('<p class="strong">A strong &amp; fair &lt;', ['strong', 'amp', 'p'])).toBe(
    '<p class="strong">A <mark>strong</mark> &amp; fair &lt;',
  );
});
