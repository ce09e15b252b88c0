/** What the Dice Game shows, in words: pieces and prices. */
import { sayAll } from '../../shell/live/phrases.ts';
import { say } from '../../shell/lib/words.svelte.ts';
import { COLOURS, type Counts, type Track } from './view.ts';

/** A die or a marker; coins and cards are called after their face. */
export function sayPiece(kind: string): string {
  return kind.startsWith('die c') ? say(`dice_face-${kind.slice(4)}`) : say(`dice_piece-${kind.replace(' ', '_')}`);
}

export const sayPieces = (kinds: string[]): string => sayAll(kinds.map(sayPiece));

/** Goods as a price: "3 × red", "one of each colour". */
export function sayGoods(goods: Counts): string {
  if (COLOURS.every((colour) => goods[colour] === 1)) return say('dice_price-each');
  return COLOURS.filter((colour) => goods[colour])
    .map((colour) => say('dice_price-goods', { n: goods[colour] ?? 0, colour: say(`dice_colour-${colour}`) }))
    .join(' + ');
}

/** What a ruby costs. */
export function sayPrice(track: Track, price: number): string {
  if (track === 'lira') return say('dice_count-lira', { n: price });
  if (track === 'mixed') return price ? `${say('dice_price-each')} + ${price}` : say('dice_price-each');
  return sayGoods({ [track]: price });
}
