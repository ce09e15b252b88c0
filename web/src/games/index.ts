/** The games of the family, and which of them some options mean. */
import type { GameOptions } from '../protocol/games.ts';
import type { FirstKit, Kit } from '../shell/kit.ts';
import { say } from '../shell/lib/words.svelte.ts';
import { board } from './board/kit.ts';
import { dice } from './dice/kit.ts';

export const GAMES: readonly Kit[] = [board, dice];
export const FIRST: FirstKit = board;

/** The kit of a game by its name, which views, rules of things and options have. */
export function kitOf(name: unknown): Kit {
  return GAMES.find((kit) => kit.name === name) ?? FIRST;
}

/** A way to play by its name: "Istanbul", "Letters & Seals". */
export function sayWay(way: string): string {
  return say(GAMES.map((kit) => kit.ways[way]).find(Boolean) ?? way);
}

/** The name of the game that options choose. */
export function sayGame(options: GameOptions): string {
  return sayWay(kitOf(options.game).wayOf(options));
}
