import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../protocol/server.ts';
import { assign, deals, fitting, keyOf, nearest, ready, rerollTexts, texts, type Deal } from './pieces.ts';

const option = (text: string, kind: string, args: OptionInfo['args'] = {}): OptionInfo => ({
  action: 0,
  kind,
  args,
  text,
  price: 0,
  preview: [],
  follow: null,
});
const RED = option('act tile goods_red', 'act_tile', { tile: 'goods_red' });
const MARKER = option('act marker red', 'act_marker', { colour: 'red' });
const PAYMENTS = {
  'act tile goods_red': [
    ['die red', 'die red', 'marker red'],
    ['die red', 'marker red', 'marker red'],
    ['die red', 'die red', 'brown'],
  ],
  'act marker red': [['die red', 'die red']],
};
const ALL = deals([option('end_turn', 'end_turn'), RED, MARKER], PAYMENTS);
const way = (pieces: string[]): Deal => {
  const found = ALL.find((deal) => deal.option === RED && deal.way.join() === pieces.join());
  if (!found) throw new Error('no such way');
  return found;
};

describe('deals', () => {
  it('are one for each way, and none for what has no place on the table', () => {
    expect(ALL.map((deal) => deal.key)).toEqual(['tile:goods_red', 'tile:goods_red', 'tile:goods_red', 'marker']);
    expect(keyOf(option('ruby red', 'ruby', { track: 'red' }))).toBe('track:red');
    expect(keyOf(option('pass', 'pass'))).toBeNull();
  });

  it('are those of a payment that has begun', () => {
    expect(deals([option('pay brown', 'pay_brown')], { pay: [['brown']] })).toEqual([
      { key: 'pay', option: null, way: ['brown'] },
    ]);
  });

  it('are ready with exactly their pieces, and fit with fewer', () => {
    expect(ready(ALL, ['die red', 'die red']).map((deal) => deal.key)).toEqual(['marker']);
    expect(fitting(ALL, ['die red', 'die red'])).toHaveLength(3);
    expect(fitting(ALL, ['brown']).map((deal) => deal.way.length)).toEqual([3]);
    expect(fitting(ALL, ['die blue'])).toEqual([]);
  });

  it('keep what was picked, and spend dice first', () => {
    const mine = ALL.filter((deal) => deal.option === RED);
    expect(nearest(mine, [])?.way).toEqual(['die red', 'die red', 'marker red']);
    expect(nearest(mine, ['marker red', 'marker red'])?.way).toEqual(['die red', 'marker red', 'marker red']);
    expect(nearest(mine, ['brown'])?.way).toContain('brown');
    expect(nearest([], ['brown'])).toBeUndefined();
  });
});

describe('pieces', () => {
  it('of the table are those picked first', () => {
    const there = ['die red:0', 'die red:1', 'die red:2', 'marker red:0'];
    expect(assign(['die red', 'die red'], there, ['die red:2'])).toEqual(['die red:2', 'die red:0']);
  });

  it('are not told where only one could follow', () => {
    // every way begins with a die: it is forced; then there is a choice
    expect(texts(ALL, way(['die red', 'die red', 'brown']))).toEqual([
      'act tile goods_red',
      'pay die red',
      'pay brown',
    ]);
    expect(texts(ALL, way(['die red', 'marker red', 'marker red']))).toEqual(['act tile goods_red', 'pay marker red']);
    const only = ALL.at(-1);
    expect(only && texts(ALL, only)).toEqual(['act marker red']);
  });
});

describe('rolling again', () => {
  const offered = [option('keep', 'keep'), option('reroll all', 'reroll_all')];
  it('is one text for all dice, else one for each in the order of the faces', () => {
    expect(rerollTexts(['red', 'coin'], 2, offered)).toEqual(['reroll all']);
    expect(rerollTexts(['card', 'red', 'red'], 5, offered)).toEqual(['pick red', 'pick red', 'pick card', 'done']);
    expect(rerollTexts(['red', 'coin'], 2, [])).toEqual(['pick red', 'pick coin', 'done']);
  });
});
