import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { VIEWS, fixture } from '../gallery/fixtures.ts';
import { load } from '../../../shell/lib/words.svelte.ts';
import SeatPanel from './SeatPanel.svelte';

beforeAll(() => load('en'));
afterEach(cleanup);

describe('seat panel', () => {
  it.each(Object.entries(VIEWS))('shows every seat of %s in every size', (_name, view) => {
    view.seats.forEach((row, seat) => {
      for (const size of ['large', 'small', 'line', 'chip'] as const) {
        render(SeatPanel, { view, seat, size, name: 'Ada' });
        expect(screen.getByText('Ada')).toBeTruthy();
        expect(screen.getAllByRole('img', { name: `${String(row.lira)} lira` })).toHaveLength(1);
        cleanup();
      }
    });
  });

  it('tells goods and room', () => {
    const view = fixture('bazaar_5');
    render(SeatPanel, { view, seat: 0, you: true });
    expect(
      screen.getByRole('img', {
        name: /^wheelbarrow with 2 red goods, 2 green goods, 3 yellow goods and 2 blue goods, room for 3/,
      }),
    ).toBeTruthy();
  });

  it('is a button in one line when it can be opened', async () => {
    const onpick = vi.fn();
    render(SeatPanel, { view: fixture('start_3'), seat: 1, size: 'line', onpick });
    await fireEvent.click(screen.getByRole('button'));
    expect(onpick).toHaveBeenCalledOnce();
  });
});
