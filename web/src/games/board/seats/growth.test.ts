import { describe, expect, it } from 'vitest';
import { growth } from './growth.ts';

const pixels = (length: string | undefined): number => parseFloat(length ?? '');

describe('the size of a seat', () => {
  it('lets all rubies and the wheelbarrow stand beside each other', () => {
    for (const width of [230, 247, 320, 404])
      for (const goal of [5, 6]) {
        const { grown, cart, stacked } = growth([], goal, width, 140);
        expect(stacked).toBe(false);
        expect(pixels(cart) + 8 + goal * 19 * grown).toBeLessThan(width);
      }
  });

  it('puts the wheelbarrow above all else where that makes it much larger', () => {
    const high = growth([], 6, 247, 330);
    expect(high.stacked).toBe(true);
    expect(pixels(high.cart)).toBeGreaterThan(200);
    expect(growth([], 5, 247, 150).stacked).toBe(false);
    expect(growth([], 5, 420, 220).stacked).toBe(false);
  });
});
