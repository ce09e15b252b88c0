/** Two dice, counted. */
import type { GameEvent } from '../../protocol/games.ts';

/** What two dice can show, and how many of 36 rolls show it. */
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const SHARES = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((n) => n / 36);

/** How often they showed each sum. Rolls that move a figure are left out. */
export function rolls(events: GameEvent[]): number[] {
  const sums = events.flatMap((event, at) =>
    event.event === 'rolled' && 'first' in event && events[at + 1]?.event !== 'figure_moved'
      ? [event.first + event.second]
      : [],
  );
  return SUMS.map((sum) => sums.filter((other) => other === sum).length);
}
