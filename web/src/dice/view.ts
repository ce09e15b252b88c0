/** The view of a Dice Game as the server sends it, as far as it is drawn. */
import type { GameView } from '../lib/game.ts';

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export const FACES = [...COLOURS, 'coin', 'card'] as const;
export const MARKERS = [...COLOURS, 'brown'] as const;
export const THINGS = [...MARKERS, 'crystal', 'lira'] as const;
export const TRACKS = [...COLOURS, 'mixed', 'lira'] as const;
export type Thing = (typeof THINGS)[number];
export type Track = (typeof TRACKS)[number];
export type Counts = Partial<Record<string, number>>;

export type DiceSeatView = Record<Thing, number> & { rubies: number; tiles: Counts; mosque_ruby: boolean };

export interface DiceFrame {
  frame: string;
  seat: number;
  for?: string;
  card?: string;
  value?: number;
  left?: number;
}

export interface DiceView {
  round: number;
  seat: number;
  last_round: boolean;
  seats: DiceSeatView[];
  rubies_taken: Record<Track, number>;
  mosque_rubies: number;
  display: Counts;
  cards_shown: string[];
  cards_discarded: string[];
  turn: { phase: string; dice: Counts; income: Counts; fresh: Counts };
  pending: DiceFrame[];
  /** Everything that a text may name. */
  numbers: Record<string, number>;
  prices: Record<Track, number[]>;
  tile_costs: Record<string, Counts>;
  supply: Record<Thing, number>;
  stack: number;
  deck: number;
  /** What breaks a tie, by seat. */
  worth: number[];
  actions_left: number;
  /** By the text of an action: all ways to pay for it. */
  payments: Record<string, string[][]>;
}

export const asDice = (view: GameView): DiceView => view as unknown as DiceView;

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

export const goal = (view: DiceView): number => view.numbers['goal'] ?? 0;

/** The prices of a track's rubies, and how many are gone. In the mosque all cost the same, and those gone leave no trace. */
export function rubiesOf(view: DiceView, track: Track | 'mosque'): { prices: number[]; taken: number } {
  if (track !== 'mosque') return { prices: view.prices[track], taken: view.rubies_taken[track] };
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
