/**
 * Putting a payment together: which pieces go with those that were picked, and what they buy.
 *
 * A piece is named as the server does: `die red`, `marker red`, `brown`. One that lies on the table
 * has a number behind it: `die red:0` is the first red die. All ways to pay come from the server.
 */
import type { OptionInfo } from '../../protocol/server.ts';
import { FACES } from './view.ts';

/** Something that can be had, and one way to pay for it. */
export interface Deal {
  /** What is clicked for it on the table: `track:red`, `tile:goods_red`, `marker`. */
  key: string;
  /** Null for a payment that has begun. */
  option: OptionInfo | null;
  way: string[];
}

const KEYS: Record<string, string> = { act_tile: 'tile', take_tile: 'tile', act_ruby: 'track', ruby: 'track' };
/** A payment that has begun. */
export const UNDER_WAY = 'pay';

/** What is clicked on the table for an option; nothing for one that stands elsewhere. */
export function keyOf({ kind, args }: OptionInfo): string | null {
  const where = KEYS[kind];
  if (where) return `${where}:${args['tile'] ?? args['track'] ?? ''}`;
  return kind.startsWith('act_') ? kind.slice(4) : null;
}

export function deals(options: OptionInfo[], payments: Record<string, string[][]>): Deal[] {
  const begun = (payments[UNDER_WAY] ?? []).map((way) => ({ key: UNDER_WAY, option: null, way }));
  if (begun.length && options.length) return begun;
  return options.flatMap((option) => {
    const key = keyOf(option);
    if (key === null) return [];
    return (payments[option.text] ?? [[]]).map((way) => ({ key, option, way }));
  });
}

/** The piece without its number. */
export const kindOf = (piece: string): string => piece.slice(0, piece.indexOf(':'));

const count = (list: string[], name: string): number => list.filter((other) => other === name).length;

/** Does a way hold at least these pieces? */
export function holds(way: string[], kinds: string[]): boolean {
  return kinds.every((kind) => count(way, kind) >= count(kinds, kind));
}

/** Deals that are paid exactly with these pieces. */
export function ready(all: Deal[], kinds: string[]): Deal[] {
  return all.filter(({ way }) => way.length === kinds.length && holds(way, kinds));
}

/** Deals for which these pieces are at least a beginning. */
export function fitting(all: Deal[], kinds: string[]): Deal[] {
  return all.filter(({ way }) => holds(way, kinds));
}

/** The deal that keeps most of the pieces; among equals the first, which spends dice before markers. */
export function nearest(all: Deal[], kinds: string[]): Deal | undefined {
  const kept = ({ way }: Deal): number =>
    [...new Set(kinds)].reduce((n, kind) => n + Math.min(count(way, kind), count(kinds, kind)), 0);
  const most = Math.max(...all.map(kept));
  return all.find((deal) => kept(deal) === most);
}

/** Which pieces of the table pay a way: those picked already stay. */
export function assign(way: string[], there: string[], picked: string[]): string[] {
  const order = [
    ...picked.filter((piece) => there.includes(piece)),
    ...there.filter((piece) => !picked.includes(piece)),
  ];
  const left = [...way];
  return order.filter((piece) => {
    const at = left.indexOf(kindOf(piece));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The texts that pay a way: where only one piece could follow, nobody is asked. */
export function texts(all: Deal[], deal: Deal): string[] {
  const ways = all.filter((other) => other.option === deal.option).map((other) => other.way);
  const asked = deal.way.filter((_, i) => {
    const same = ways.filter((way) => deal.way.slice(0, i).every((piece, k) => way[k] === piece));
    return new Set(same.map((way) => way[i])).size > 1;
  });
  return [...(deal.option ? [deal.option.text] : []), ...asked.map((piece) => `pay ${piece}`)];
}

/** The texts that roll these dice again. */
export function rerollTexts(faces: string[], all: number, options: OptionInfo[]): string[] {
  const whole = options.find((option) => option.kind === 'reroll_all');
  if (whole && faces.length === all) return [whole.text];
  return [...FACES.flatMap((face) => faces.filter((other) => other === face).map(() => `pick ${face}`)), 'done'];
}
