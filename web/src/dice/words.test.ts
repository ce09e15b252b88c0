import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent, Option } from '../table/game.ts';
import { load } from '../lib/words.ts';
import { diceFixture } from '../gallery/fixtures.ts';
import { sayPrice, telling } from './words.ts';

const view = diceFixture('actions_4');
const option = (kind: string, args: Option['args'] = {}): Option => ({
  action: 0,
  kind,
  args,
  text: kind,
  price: 0,
  preview: [],
  follow: null,
});

beforeAll(() => load('en'));

describe('words of the Dice Game', () => {
  it('tell dice, cards and payments that belong together in one sentence', () => {
    const events: GameEvent[] = [
      { event: 'rolled', face: 'red' },
      { event: 'rolled', face: 'coin' },
      { event: 'rolled', face: 'red' },
      { event: 'acted', seat: 0, text: 'act marker red' },
      { event: 'paid', seat: 0, piece: 'die red' },
      { event: 'paid', seat: 0, piece: 'die red' },
      { event: 'returned', seat: 1, thing: 'crystal' },
    ];
    expect(telling.events(events, ['Ada', 'Leyla'], 0)).toEqual([
      'Dice: red ×2, coin',
      'Pays red die ×2',
      'Leyla gives back 1 crystal (the supply is short)',
    ]);
  });

  it('add up what a turn brought, shortage too', () => {
    const events: GameEvent[] = [
      { event: 'taken', seat: 0, thing: 'lira', n: 4 },
      { event: 'given', seat: 0, thing: 'lira', n: 1 },
      { event: 'returned', seat: 0, thing: 'crystal' },
      { event: 'ruby', seat: 0, track: 'red' },
      { event: 'taken', seat: 1, thing: 'red', n: 1 },
      { event: 'turn_begun', seat: 0, round: 2 },
      { event: 'ruby', seat: 0, track: 'red' },
    ];
    expect(telling.gains(events, 0)).toEqual([
      { what: 'lira', n: 3 },
      { what: 'crystal', n: -1 },
      { what: 'ruby', n: 1 },
    ]);
  });

  it('name options and prompts with the numbers of the view', () => {
    expect(telling.option(option('act_tile', { tile: 'extra_die' }), view, [])).toBe('Mosque tile: Extra die');
    expect(telling.option(option('pick', { face: 'coin' }), view, [])).toBe('Roll a die again (1 crystal): coin');
    expect(telling.prompt('a_red_others', view, [])).toBe('Sell 1 red marker for 4 lira?');
    expect(telling.prompt('dice_action', view, [])).toMatch(/^Actions left: \d\. What do you do\?$/);
  });

  it('name prices', () => {
    expect([sayPrice('lira', 12), sayPrice('red', 4), sayPrice('mixed', 0), sayPrice('mixed', 2)]).toEqual([
      '12 lira',
      '4 × red',
      'one of each colour',
      'one of each colour + 2',
    ]);
  });
});
