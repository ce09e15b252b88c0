import { describe, expect, it } from 'vitest';
import { Formatter, Message } from './fluent.ts';

const RUSSIAN = `
place-post_office = Почта
    .to = на Почту
    .gender = feminine
place-kiosk = Киоск
    .to = в Киоск
    .gender = masculine
moved = { $seat } идёт { FORM($place, "to") } ({ $place })
sold = { $place } { FORM($place, "gender") ->
    [feminine] продана
   *[masculine] продан
}
cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
held = { $seat }: { $what }
`;

describe('a formatter', () => {
  const words = new Formatter('ru', [RUSSIAN]);
  const say = (id: string, args: Message['args'] = {}): string => words.say(new Message(id, args));

  it('asks a name for the form that a sentence needs', () => {
    const place = new Message('place-post_office');
    expect(say('moved', { seat: 'Ada', place })).toBe('Ada идёт на Почту (Почта)');
    expect(say('sold', { place })).toBe('Почта продана');
    expect(say('sold', { place: new Message('place-kiosk') })).toBe('Киоск продан');
  });

  it('takes a text as it is, where it cannot be asked', () => {
    expect(say('moved', { seat: 'Ada', place: '…' })).toBe('Ada идёт … (…)');
  });

  it('says a message inside another one, with its own arguments', () => {
    expect(say('held', { seat: 'Ada', what: new Message('cards', { n: 3 }) })).toBe('Ada: 3 карты');
  });

  it('groups no digits and adds no marks', () => {
    expect(say('cards', { n: 12021 })).toBe('12021 карта');
  });

  it('shows the name of what is missing', () => {
    expect(say('nothing')).toBe('nothing');
    expect(say('held', { seat: 'Ada' })).toBe('Ada: {$what}');
    expect(words.say(new Message('place-kiosk'), 'from')).toBe('place-kiosk.from');
  });
});
