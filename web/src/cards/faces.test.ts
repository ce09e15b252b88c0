import { describe, expect, it } from 'vitest';
import de from '../../../src/istanbul/messages/de.json' with { type: 'json' };
import en from '../../../src/istanbul/messages/en.json' with { type: 'json' };
import pl from '../../../src/istanbul/messages/pl.json' with { type: 'json' };
import ru from '../../../src/istanbul/messages/ru.json' with { type: 'json' };
import { BONUS, face, GUILD, KIOSK, MOSQUE, TAVERN, type CardKind } from './faces.ts';

const idsOf = (prefix: string): string[] =>
  Object.keys(en)
    .filter((key) => key.startsWith(`${prefix}.`))
    .map((key) => key.slice(prefix.length + 1))
    .sort();

describe('faces', () => {
  it.each([
    ['card', BONUS],
    ['guild', GUILD],
    ['kiosk', KIOSK],
    ['tavern', TAVERN],
  ])('there is one for each %s of the catalogue', (prefix, faces) => {
    expect(Object.keys(faces).sort()).toEqual(idsOf(prefix));
  });

  it('have a name and an explanation in every language', () => {
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
        for (const words of [en, de, pl, ru] as Record<string, string>[]) {
          expect(words).toHaveProperty([name]);
          expect(words).toHaveProperty([help]);
        }
      }
    }
  });
});
