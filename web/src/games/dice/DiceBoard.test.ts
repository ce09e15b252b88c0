import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../shell/lib/words.svelte.ts';
import { fixture } from './gallery/fixtures.ts';
import { after, moment } from './animation.svelte.ts';
import DiceBoard from './DiceBoard.svelte';
import type { Hands } from './turn.svelte.ts';
import type { DiceView } from './view.ts';

const views = ['actions_4', 'cards_3'].map(fixture);
const hands: Hands = {
  look: () => 'go',
  pick: () => undefined,
  point: () => undefined,
  lookAt: () => 'picked',
  pickUp: () => undefined,
  rerolling: true,
};

beforeAll(() => load('en'));

describe('the table of the Dice Game', () => {
  it.each(views)('is a picture of a view, which needs nobody at the table', (view) => {
    const { container, getByLabelText } = render(DiceBoard, { view });
    expect(container.querySelectorAll('button')).toHaveLength(0);
    expect(container.querySelectorAll('[data-rule^="dice:tile:"]')).toHaveLength(6);
    expect(container.querySelectorAll('[data-rule^="dice:card:"]')).toHaveLength(view.cards_shown.length);
    expect(getByLabelText(/^Ruby for lira: the next one costs \d+ lira; \d left$/)).toBeTruthy();
  });

  it('can be clicked where there are hands', () => {
    const { getAllByLabelText, container } = render(DiceBoard, { view: views[0] as DiceView, hands });
    expect(container.querySelectorAll('button.spot').length).toBe(6 + 6 + 6);
    expect(getAllByLabelText(/to be rerolled$/).length).toBe(container.querySelectorAll('[data-piece]').length);
  });

  it('shows at the supply what has run short', async () => {
    await after([
      { event: 'returned', seat: 0, thing: 'crystal' },
      { event: 'returned', seat: 1, thing: 'crystal' },
      { event: 'taken', seat: 0, thing: 'crystal', n: 1 },
    ]);
    expect(moment.short).toEqual(['crystal']);
    const { getByRole } = render(DiceBoard, { view: views[0] as DiceView, short: moment.short });
    expect(getByRole('status').textContent).toBe('The supply is short: everyone gives back 1 crystal.');
  });
});
