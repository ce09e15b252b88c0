/** The view of a Dice Game as the server sends it, and what is read off it. */
import { COLOURS, type DiceView, type Track } from '../../protocol/dice.ts';
import type { GameView } from '../../protocol/games.ts';

export { COLOURS, FACES, THINGS, TRACKS } from '../../protocol/dice.ts';
export type { DiceFrame, DiceSeat, DiceView, Track } from '../../protocol/dice.ts';

export const MARKERS = [...COLOURS, 'brown'] as const;
export type Counts = Partial<Record<string, number>>;

/** A view of the Dice Game, if it is one. */
export function asDice(view: GameView | null | undefined): DiceView | null {
  return view?.game === 'dice' ? view : null;
}

/** What the registry hands to the components of this game: its own views only. */
export function diceView(view: GameView): DiceView {
  if (view.game !== 'dice') throw new TypeError(view.game);
  return view;
}

/** One by one: `{red: 2}` is red, red. */
export function each<Name extends string>(counts: Partial<Record<Name, number>>, order: readonly Name[]): Name[] {
  return order.flatMap((name) => Array<Name>(counts[name] ?? 0).fill(name));
}

/** All tiles of a row, the first of the stack of names first. */
export function tilesOf(counts: Counts): string[] {
  return each(counts, Object.keys(counts));
}

/** A tile's kind and colour: `goods_red` is goods, red. */
export function tileParts(tile: string): { kind: string; colour: string } {
  const at = tile.lastIndexOf('_');
  const colour = tile.slice(at + 1);
  return (COLOURS as readonly string[]).includes(colour)
    ? { kind: tile.slice(0, at), colour }
    : { kind: tile, colour: '' };
}

/** The prices of a track's rubies, and how many are gone. In the mosque all cost the same, and those gone leave no trace. */
export function rubiesOf(view: DiceView, track: Track | 'mosque'): { prices: number[]; taken: number } {
  if (track !== 'mosque') return { prices: view.prices[track] ?? [], taken: view.rubies_taken[track] ?? 0 };
  return { prices: Array<number>(view.mosque_rubies).fill(view.numbers['mosque_tiles'] ?? 0), taken: 0 };
}

/** The bazaar card that is being used: of the uppermost frame that names one. */
export function cardInUse(view: DiceView): string | null {
  return view.pending.findLast((frame) => frame.card)?.card ?? null;
}

/** Where a piece is explained: markers of all colours are alike. */
export function ruleOf(thing: string): string {
  return `dice:thing:${(COLOURS as readonly string[]).includes(thing) ? 'marker' : thing}`;
}
