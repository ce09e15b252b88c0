import type { RatingInfo } from '../../protocol/server.ts';
import { say } from '../lib/words.svelte.ts';

/** Where the true strength lies: "1400 to 1640". */
export function sayRange({ low, high }: RatingInfo): string {
  return say('screen-rating_range', { low, high });
}

/** By how much a rating has changed: "+12". */
export function sayChange(n: number): string {
  if (n === 0) return '±0';
  return n > 0 ? `+${String(n)}` : `−${String(-n)}`;
}
