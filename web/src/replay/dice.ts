/** The Dice Game for its replay: what a seat has, and what happened in words. */
import type { GameEvent } from '../lib/game.ts';
import { knows, say, type WordArgs } from '../lib/words.ts';

export const THINGS = ['red', 'yellow', 'green', 'blue', 'brown', 'crystal', 'lira'] as const;
export type DiceSeat = Record<(typeof THINGS)[number], number> & { rubies: number; tiles: Record<string, number> };

/** Events that the others tell already, or a heading does. */
const QUIET = new Set(['acted', 'forced', 'turn_begun']);

export function sayDiceEvents(events: GameEvent[], names: string[]): string[] {
  return events
    .filter(({ event }) => !QUIET.has(event))
    .map((event) => {
      const args: WordArgs = {};
      for (const [field, value] of Object.entries(event) as [string, string | number][]) {
        const key = field === 'thing' ? `dice_count.${value}` : `dice_${field}.${String(value).replace(' ', '_')}`;
        if (field === 'seat') args[field] = names[Number(value)] ?? '';
        else args[field] = knows(key) ? say(key, { n: event.n ?? 1 }) : value;
      }
      return say(`dice_event.${event.event}`, args);
    });
}
