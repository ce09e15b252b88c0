import { describe, expect, it } from 'vitest';
import board from '../../../../../src/istanbul/games/board/messages/en/board.ftl?raw';
import { knows, LANGUAGES, load } from '../../../shell/lib/words.svelte.ts';
import { BONUS, face, GUILD, KIOSK, MOSQUE, TAVERN, type CardKind } from './faces.ts';

const idsOf = (group: string): string[] =>
  [...board.matchAll(/^(\w+)-(\w+) =/gm)].flatMap(([, of, id = '']) => (of === group ? [id] : [])).sort();

describe('faces', () => {
  it.each([
    ['card', BONUS],
    ['guild', GUILD],
    ['kiosk', KIOSK],
    ['tavern', TAVERN],
  ])('there is one for each %s of the catalogue', (prefix, faces) => {
    expect(Object.keys(faces).sort()).toEqual(idsOf(prefix));
  });

  it.each(LANGUAGES)('have a name and an explanation in %s', async (language) => {
    await load(language);
    const kinds: [CardKind, Record<string, string[]>][] = [
      ['bonus', BONUS],
      ['guild', GUILD],
      ['kiosk', KIOSK],
      ['mosque', MOSQUE],
      ['tavern', TAVERN],
    ];
    for (const [kind, faces] of kinds) {
      for (const id of Object.keys(faces)) {
        const { name, help, lines } = face(kind, id);
        expect(lines.length).toBeGreaterThan(0);
        expect(knows(name), name).toBe(true);
        expect(knows(help), help).toBe(true);
      }
    }
  });
});
