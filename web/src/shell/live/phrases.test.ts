import { beforeEach, describe, expect, it } from 'vitest';
import { sayGain, sayOption, sayPhrase, saySentence, sentences, total } from './phrases.ts';
import found from './phrases.samples.json';
import type { OptionInfo, Phrase, Said } from '../../protocol/server.ts';
import { LANGUAGES, load } from '../lib/words.svelte.ts';

const samples = found.samples as unknown as { language: string; phrase: Phrase; said: string }[];
const NAMES = ['Ada', 'Leyla'];
const rolled = (face: string): Said => ({
  words: {
    key: 'dice_event-rolled',
    args: { faces: [{ key: `dice_face_count-${face}`, args: { n: 1 } }] },
    series: 'faces',
  },
});
const paid = (seat: number, piece: string): Said => {
  const one: Phrase = { key: `dice_piece_count-${piece}`, args: { n: 1 } };
  return { words: { key: 'dice_event-paid', args: { pieces: [one] }, seats: { seat }, series: 'pieces' } };
};
const moved: Said = { words: { key: 'event-moved', args: { place: 'place-kiosk' }, seats: { seat: 0 } } };

describe('phrases', () => {
  beforeEach(() => load('en'));

  it.each(LANGUAGES)('are said as the library says them: %s', async (language) => {
    await load(language);
    const mine = samples.filter((sample) => sample.language === language);
    expect(mine.length).toBeGreaterThan(60);
    for (const { phrase, said } of mine) expect(sayPhrase(phrase, found.names)).toBe(said);
  });

  it('of a series are one sentence, if nothing is between them', () => {
    const told = [
      rolled('red'),
      rolled('coin'),
      {},
      rolled('red'),
      paid(0, 'brown'),
      paid(0, 'brown'),
      paid(1, 'brown'),
    ];
    expect(sentences(told, NAMES, 0)).toEqual([
      'The dice show 2 red and 1 coin',
      'Pays 2 brown markers',
      'Leyla pays 1 brown marker',
    ]);
    expect(sentences([rolled('red'), moved, rolled('red')], NAMES, -1)).toEqual([
      'The dice show 1 red',
      'Ada goes to the Kiosk',
      'The dice show 1 red',
    ]);
  });

  it('leave out the name in the heading, and what the board shows', () => {
    expect(sentences([moved, { words: { key: 'event-mail', args: { n: 2 } }, on_board: true }], NAMES, 0)).toEqual([
      'Goes to the Kiosk',
    ]);
    expect(sentences([moved], NAMES, 1)).toEqual(['Ada goes to the Kiosk']);
  });

  it('begin with a capital where they stand alone', () => {
    expect(saySentence({ key: 'dice_thing-crystal' }, [])).toBe('Crystal');
  });

  it('are the labels of options; without words an option is told by its text', () => {
    const option = { text: 'move kiosk', label: null } as OptionInfo;
    expect(sayOption(option, NAMES)).toBe('move kiosk');
    expect(sayOption({ ...option, label: { key: 'action-move', args: { place: 'place-kiosk' } } }, NAMES)).toBe(
      'Go to the Kiosk',
    );
  });

  it('add up what was gained and lost', () => {
    const lira = (seat: number, n: number): Said => ({ gains: [{ seat, what: 'lira', n, key: 'count-lira' }] });
    const ruby: Said = { gains: [{ seat: 0, what: 'ruby', n: 1, key: 'count-ruby' }] };
    const card: Said[] = [1, -1].map((n) => ({ gains: [{ seat: 0, what: 'card', n, key: 'count-card' }] }));
    const found = total([lira(0, 4), lira(1, 2), {}, lira(0, -6), ruby, ...card], 0);
    expect(found.map(sayGain)).toEqual(['you give 2 lira', 'you get 1 ruby']);
  });
});
