import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BONUS, GUILD, KIOSK, MOSQUE, TAVERN } from '../../../games/board/cards/faces.ts';
import { setSigns } from '../signs.ts';

const source = ['Dice', 'Goods', 'Pieces', 'Signs', 'Words']
  .map((name) => readFileSync(`src/shell/art/sprite/Symbols${name}.svelte`, 'utf8'))
  .join('\n');
const symbols = [...source.matchAll(/<symbol [^>]*id="s-([\w-]+)"[\s\S]*?<\/symbol>/g)];
const dice = [1, 2, 3, 4, 5, 6].map((n) => `die-${String(n)}`);
const ids = new Set([...symbols.map((found) => found[1]), ...dice]);

describe('sprite', () => {
  it('has symbols of at most 3 KB', () => {
    expect(symbols.length).toBeGreaterThan(50);
    for (const [text, id] of symbols) expect(text.length, id).toBeLessThan(3000);
  });

  it('draws everything that the faces of cards and tiles name', () => {
    const faces = [BONUS, GUILD, KIOSK, MOSQUE, TAVERN].flatMap((kind) => Object.values(kind)).flat();
    for (const line of faces) {
      for (const { sign } of setSigns(line).signs) if (sign.kind === 'symbol') expect(ids, line).toContain(sign.id);
    }
  });
});

describe('picture language', () => {
  it('sets signs from left to right without overlap', () => {
    const { signs, width } = setSigns('lira:7 > extension , ruby:3 #9 =3–12');
    expect(signs.map(({ sign }) => sign.kind)).toEqual(['coin', 'symbol', 'symbol', 'text', 'symbol', 'place', 'text']);
    signs.slice(1).forEach(({ x }, i) => {
      const before = signs[i];
      expect(x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.sign.w ?? 0));
    });
    expect(width).toBeGreaterThan(150);
  });

  it('is empty for an empty line', () => {
    expect(setSigns('').width).toBe(0);
  });
});
