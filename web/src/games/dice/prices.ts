/** What the Dice Game shows, in words: pieces and prices. */
import { Message, say, sayAll } from '../../shell/lib/words.svelte.ts';
import { COLOURS, type Counts, type Track } from './view.ts';

/** A die or a marker. */
export function sayPiece(kind: string): string {
  return say(`dice_piece-${kind.replace(' ', '_')}`);
}

/** All of them with their numbers: "2 red dice and 1 blue marker". */
export function sayPieces(kinds: string[]): string {
  const count = (kind: string): number => kinds.filter((other) => other === kind).length;
  return sayAll(
    [...new Set(kinds)].map((kind) => new Message(`dice_piece_count-${kind.replace(' ', '_')}`, { n: count(kind) })),
  );
}

/** Goods as a price: "3 red goods", "one good of each colour". */
export function sayGoods(goods: Counts): string {
  if (COLOURS.every((colour) => goods[colour] === 1)) return say('dice_price-each');
  const asked = COLOURS.filter((colour) => goods[colour]);
  return sayAll(asked.map((colour) => new Message(`dice_goods-${colour}`, { n: goods[colour] ?? 0 })));
}

/** What a ruby costs. */
export function sayPrice(track: Track, price: number): string {
  if (track === 'lira') return say('dice_count-lira', { n: price });
  if (track === 'mixed') return price ? say('dice_price-each_and', { n: price }) : say('dice_price-each');
  return sayGoods({ [track]: price });
}
