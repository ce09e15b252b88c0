import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../../protocol/server.ts';
import { all, byPlace, group } from './groups.ts';

const option = (action: number, kind: string, args: OptionInfo['args'] = {}): OptionInfo => ({
  action,
  kind,
  args,
  text: kind,
  price: 0,
  preview: [],
  follow: null,
});

const OPTIONS = [
  option(0, 'end_turn'),
  option(1, 'skip'),
  option(2, 'move', { place: 'tea_house' }),
  option(3, 'visit', { place: 'tea_house' }),
  option(4, 'card', { card: 'five_lira' }),
  option(5, 'card_one_good', { card: 'one_good', good: 'red' }),
  option(6, 'card_one_good', { card: 'one_good', good: 'blue' }),
  option(7, 'guild', { card: 'guild_1' }),
  option(8, 'discard', { card: 'stay' }),
  option(9, 'act_goods', { goods: 'r1' }),
  option(10, 'act_number', { n: 7 }),
  option(11, 'bid', { n: 3 }),
  option(12, 'take_kiosk', { tile: 'kiosk_1' }),
  option(13, 'give_letter', { place: 'kiosk' }),
  option(14, 'tile_red', { n: 2 }),
  option(15, 'tile_yellow', { place: 'kiosk' }),
  option(16, 'take', { good: 'red' }),
  option(17, 'card_die_to_six', { card: 'die_to_six', n: 2 }),
  option(18, 'something_new'),
  option(19, 'card_assistant_back', { card: 'assistant_back', place: 'kiosk' }),
];

describe('groups', () => {
  it('hold every option exactly once', () => {
    const numbers = all(group(OPTIONS)).map((o) => o.action);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(OPTIONS.map((o) => o.action));
  });

  it('make a button of what nobody knows', () => {
    expect(group(OPTIONS).buttons.map((o) => o.kind)).toEqual(['skip', 'something_new']);
  });

  it('make a button of a card that is not in the hand', () => {
    const { cards, buttons } = group(OPTIONS, (card) => card !== 'five_lira');
    expect([cards.has('five_lira'), cards.has('one_good')]).toEqual([false, true]);
    expect(buttons.map((o) => o.action)).toContain(4);
  });

  it('put the ways to play a card together', () => {
    expect(group(OPTIONS).cards.get('one_good')).toHaveLength(2);
  });

  it('put the ways to a place together', () => {
    expect(
      group(OPTIONS)
        .places.get('tea_house')
        ?.map((o) => o.kind),
    ).toEqual(['move', 'visit']);
    expect([...byPlace(OPTIONS).keys()]).toEqual(['tea_house', 'kiosk']);
  });
});
