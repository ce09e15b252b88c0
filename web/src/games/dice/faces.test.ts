import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import words from '../../../../src/istanbul/games/dice/messages/en/dice.ftl?raw';
import { setSigns } from '../../shell/art/signs.ts';
import view from './gallery/fixtures/actions_4.json' with { type: 'json' };
import { cardFace, tileLine } from './faces.ts';

const ids = (group: string): string[] =>
  [...words.matchAll(/^(\w+)-(\w+) =/gm)].flatMap(([, of, id = '']) => (of === group ? [id] : []));
const source = ['Dice', 'Goods', 'Signs', 'Words']
  .map((name) => readFileSync(`src/shell/art/sprite/Symbols${name}.svelte`, 'utf8'))
  .join('\n');
const symbols = new Set([...source.matchAll(/id="s-([\w-]+)"/g)].map((found) => found[1] ?? ''));
for (const n of [1, 2, 3, 4, 5, 6]) symbols.add(`face-${n}`);

function drawn(line: string): void {
  expect(line).not.toBe('');
  expect(line).not.toMatch(/[{}X]|undefined|NaN/);
  for (const { sign } of setSigns(line).signs)
    if (sign.kind === 'symbol') expect([...symbols], line).toContain(sign.id);
}

describe('faces', () => {
  it.each(ids('dice_card'))('card %s has its parts', (card) => {
    const { upper, lower, instead } = cardFace(card, view.numbers);
    drawn(upper);
    // A to D have a part for all others, the rest one lira instead
    expect([lower === null, instead === null]).toEqual(card < 'e' ? [false, true] : [true, false]);
    for (const line of [lower, instead]) if (line !== null) drawn(line);
  });

  it.each(ids('dice_tile'))('tile %s has a line', (tile) => drawn(tileLine(tile, view.numbers)));

  it('show the numbers of the view', () => {
    expect(cardFace('a_red', { ...view.numbers, a_upper: 9, a_lower: 1 })).toEqual({
      upper: 'lira:9',
      lower: 'red > lira:1',
      instead: null,
    });
    expect(cardFace('h_crystals', view.numbers).upper).toBe('crystal:2 + lira:8 > ruby');
    expect(tileLine('income_lira_red', { income_lira: 4 })).toBe('=+ lira:4');
  });
});
