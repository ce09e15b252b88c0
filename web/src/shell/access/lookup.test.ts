import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../protocol/server.ts';
import { fitting } from './lookup.ts';

const option = (text: string, action: number): OptionInfo => ({ text, action }) as unknown as OptionInfo;
const OPTIONS = ['move tea_house', 'move small_market', 'move small_mosque', 'card five_lira', 'end_turn'].map(option);
const LABELS = [
  'Go to the Tea House',
  'Go to the Small Market',
  'Go to the Small Mosque',
  'Play: 5 lira',
  'End the turn',
];
const texts = (line: string): string[] =>
  fitting(line, OPTIONS, ({ action }) => LABELS[action] ?? '').map(({ text }) => text);

describe('a typed line', () => {
  it('is an action, its beginning, or beginnings of its words', () => {
    expect(texts('move tea_house')).toEqual(['move tea_house']);
    expect(texts(' E ')).toEqual(['end_turn']);
    expect(texts('m tea')).toEqual(['move tea_house']);
    expect(texts('c five')).toEqual(['card five_lira']);
  });

  it('fits several, or a name in the language of the screen, or nothing', () => {
    expect(texts('m small')).toEqual(['move small_market', 'move small_mosque']);
    expect(texts('small mosque')).toEqual(['move small_mosque']);
    expect(texts('')).toHaveLength(5);
    expect(texts('move nowhere')).toEqual([]);
  });
});
