/** A finished game in numbers, read off its events. */
import { api } from '../lib/api.ts';
import type { GameEvent } from '../../protocol/games.ts';
import { rubySource } from '../live/events.ts';
import { SPECTATOR, type StepInfo } from '../../protocol/server.ts';
import { takenBack } from '../live/undone.ts';

export interface Statistics {
  /** Per seat: rubies at the end of each round, the beginning first. */
  rubies: number[][];
  /** Per seat: where each ruby came from. */
  sources: string[][];
  /** All that counts in the end. */
  events: GameEvent[];
}

/** The numbers of a game, from all that happened in it. */
export function count(steps: StepInfo[], players: number): Statistics {
  const rubies = Array.from({ length: players }, () => [0]);
  const sources = Array.from({ length: players }, (): string[] => []);
  let round = 0;
  const undone = takenBack(steps);
  const events = steps.filter(({ n }) => !undone.has(n)).flatMap((step) => step.events);
  for (const event of events) {
    if (event.event === 'turn_begun' && event.round > round) {
      round = event.round;
      for (const row of rubies) row.push(row.at(-1) ?? 0);
    } else if (event.event === 'ruby') {
      const row = rubies[event.seat];
      if (row) row[row.length - 1] = (row.at(-1) ?? 0) + 1;
      sources[event.seat]?.push(rubySource(event));
    }
  }
  return { rubies, sources, events };
}

/** The numbers of a table whose game is over. */
export async function statistics(table: string, players: number): Promise<Statistics> {
  return count((await api.steps(table, SPECTATOR)).steps, players);
}
