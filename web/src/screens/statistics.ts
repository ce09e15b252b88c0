/** A finished game in numbers, read off its events. */
import { api } from '../lib/api.ts';
import { rubySource } from '../table/game.ts';
import { SPECTATOR, type StepInfo } from '../lib/protocol.ts';
import { takenBack } from '../table/undone.ts';

export interface Statistics {
  /** Per seat: rubies at the end of each round, the beginning first. */
  rubies: number[][];
  /** Per seat: where each ruby came from. */
  sources: string[][];
  /** How often two dice showed 2 ... 12; index 0 is a 2. Rolls that move a figure are left out. */
  rolls: number[];
  /** How often dice showed a face, in the Dice Game. */
  faces: Record<string, number>;
}

/** How many of 36 rolls show 2 ... 12. */
export const EXPECTED = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** The numbers of a game, from all that happened in it. */
export function count(steps: StepInfo[], players: number): Statistics {
  const rubies = Array.from({ length: players }, () => [0]);
  const sources = Array.from({ length: players }, (): string[] => []);
  const rolls = Array<number>(11).fill(0);
  const faces: Record<string, number> = {};
  let round = 0;
  const undone = takenBack(steps);
  const events = steps.filter(({ n }) => !undone.has(n)).flatMap((step) => step.events);
  for (const [at, event] of events.entries()) {
    if (event.event === 'turn_begun' && event.round > round) {
      round = event.round;
      for (const row of rubies) row.push(row.at(-1) ?? 0);
    } else if (event.event === 'ruby') {
      const row = rubies[event.seat];
      if (row) row[row.length - 1] = (row.at(-1) ?? 0) + 1;
      sources[event.seat]?.push(rubySource(event));
    } else if (event.event === 'rolled' && 'face' in event) {
      faces[event.face] = (faces[event.face] ?? 0) + 1;
    } else if (event.event === 'rolled' && events[at + 1]?.event !== 'figure_moved') {
      const sum = event.first + event.second - 2;
      rolls[sum] = (rolls[sum] ?? 0) + 1;
    }
  }
  return { rubies, sources, rolls, faces };
}

/** The numbers of a table whose game is over. */
export async function statistics(table: string, players: number): Promise<Statistics> {
  return count((await api.steps(table, SPECTATOR)).steps, players);
}
