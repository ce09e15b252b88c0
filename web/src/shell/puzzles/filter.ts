/** Which puzzles somebody wants: of which way to play, and of which kind. */
import { GAMES } from '../../games/index.ts';
import { recall, remember } from '../lib/storage.ts';
import type { PuzzleInfo } from '../../protocol/server.ts';

export const KINDS: Exclude<PuzzleInfo['kind'], 'mistake'>[] = ['win', 'ruby', 'card', 'payment', 'route', 'choice'];
export const WAYS: string[] = GAMES.flatMap((kit) => Object.keys(kit.ways));

export interface Filter {
  way: string;
  kind: string;
}

const among = (wanted: unknown, known: readonly string[]): string =>
  typeof wanted === 'string' && known.includes(wanted) ? wanted : '';

/** The one of the last time. */
export function lastFilter(): Filter {
  return { way: among(recall('puzzles_way'), WAYS), kind: among(recall('puzzles_kind'), KINDS) };
}

export function keepFilter({ way, kind }: Filter): void {
  remember('puzzles_way', way);
  remember('puzzles_kind', kind);
}
