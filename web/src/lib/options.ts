/** Options of a game in words. */
import type { Json } from './protocol.ts';
import { say } from './words.ts';

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Which of the ways to play the options choose: base, mocha, letters, great_bazaar, dice. */
export function wayOf(options: Json): string {
  const expansions = listOf(options['expansions']);
  if (options['game'] === 'dice') return 'dice';
  if (expansions.length > 1) return 'great_bazaar';
  return expansions[0] ?? 'base';
}

/** The name of the game: "Istanbul", "Letters & Seals". */
export function sayWay(way: string): string {
  if (way === 'base') return say('screen-base_game');
  return way === 'dice' ? say('screen-dice_game') : say(`expansion-${way}`);
}

export function sayGame(options: Json): string {
  return sayWay(wayOf(options));
}
