/** What a game must be able to say of itself, so that it can be played by listening: each game's table brings its own. */
import type { GameEvent, Option } from '../table/game.ts';
import { say } from '../lib/words.ts';

export interface Speech {
  /** What is asked now. */
  prompt: () => string;
  option: (option: Option) => string;
  /** The events of one turn, as short sentences without the name of the one whose turn it is. */
  events: (events: GameEvent[], seat: number) => string[];
  /** Everything that a seat shows, in one line. */
  seat: (seat: number) => string;
  /** What lies open for all, one line each: the places of the board. */
  boardTitle: () => string;
  board: () => string[];
}

/** So many options are named at once; the others are counted. */
const NAMED = 4;
/** Named last: what does little. */
const MINOR = new Set(['visit', 'skip', 'end_turn', 'pass', 'done']);

/** How many options there are, and the first of them. */
export function sayOptions(options: readonly Option[], label: (option: Option) => string): string {
  const sorted = options.toSorted((a, b) => Number(MINOR.has(a.kind)) - Number(MINOR.has(b.kind)));
  const named = sorted.slice(0, NAMED).map(label);
  if (options.length > NAMED) named.push('…');
  return `${say('screen-access_options', { n: options.length })}: ${named.join('; ')}`;
}
