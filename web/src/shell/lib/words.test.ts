import { beforeEach, describe, expect, it } from 'vitest';
import { also, knows, language, load, say } from './words.svelte.ts';

describe('words', () => {
  beforeEach(() => load('en'));

  it('fill in what they are given', () => {
    expect(say('prompt-action', { place: 'Tea House' })).toBe('What do you do at the Tea House?');
  });

  it('choose the form by the number, as Python does', async () => {
    expect(say('ui-cards', { n: 1 })).toBe('1 card');
    expect(say('ui-cards', { n: 2 })).toBe('2 cards');
    await load('ru');
    const russian = [1, 2, 5, 11, 21, 22, 25].map((n) => say('screen-dice_chart', { n }).split(' ').at(-1));
    expect(russian).toEqual(['бросок', 'броска', 'бросков', 'бросков', 'бросок', 'броска', 'бросков']);
    await load('pl');
    const polish = [1, 2, 5, 12, 21, 22].map((n) => say('screen-dice_chart', { n }).split(' ').at(-1));
    expect(polish).toEqual(['rzut', 'rzuty', 'rzutów', 'rzutów', 'rzutów', 'rzuty']);
  });

  it('tell the page its language', async () => {
    await load('de');
    expect(language()).toBe('de');
    expect(document.documentElement.lang).toBe('de');
  });

  it('are there for everybody who waits for a topic', async () => {
    void also('keep');
    void also('notices');
    await also('keep');
    expect(knows('screen-keep_title')).toBe(true);
    expect(knows('screen-notices_title')).toBe(true);
  });

  it('stay in the language chosen last when a topic comes meanwhile', async () => {
    const chosen = load('de');
    await also('talk');
    await chosen;
    expect(language()).toBe('de');
    expect(say('talk-open')).toBe('Etwas sagen');
  });

  it('say when they do not know', () => {
    expect(knows('no.such')).toBe(false);
    expect(say('no.such')).toBe('no.such');
  });
});
