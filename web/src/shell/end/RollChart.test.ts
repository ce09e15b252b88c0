import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { load } from '../lib/words.svelte.ts';
import RollChart from './RollChart.svelte';

beforeAll(() => load('en'));
afterEach(cleanup);

const drawn = (rolls: number[]): boolean => {
  render(RollChart, { rolls, shares: [0.5, 0.5], labels: ['heads', 'tails'], help: '' });
  return screen.queryByRole('img') !== null;
};

it('says nothing after a few rolls', () => {
  expect(drawn([3, 2])).toBe(false);
  cleanup();
  expect(drawn([3, 3])).toBe(true);
});
