/** A finished game in numbers, read off its events. */
import { api } from './api.ts';
import { eventsOf } from './game.ts';
import type { Replay } from './protocol.ts';

export interface Statistics {
  /** Per seat: rubies at the end of each round, the beginning first. */
  rubies: number[][];
  /** Per seat: where each ruby came from. */
  sources: string[][];
  /** How often two dice showed 2 ... 12; index 0 is a 2. */
  rolls: number[];
  /** How often dice showed a face, in the Dice Game. */
  faces: Record<string, number>;
}

/** How many of 36 rolls show 2 ... 12. */
export const EXPECTED = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** Entries that were taken back say nothing. */
function counting(replay: Replay[]): Replay['frames'] {
  let frames: Replay['frames'] = [];
  const number = (frame: Replay['frames'][number]): number => frame.steps[0]?.n ?? 0;
  for (const frame of replay.flatMap((part) => part.frames)) {
    const [word, back] = frame.steps[0]?.text.split(' ') ?? [];
    if (word === 'undo') frames = frames.filter((other) => number(other) <= Number(back));
    else frames.push(frame);
  }
  return frames;
}

export async function statistics(table: string, players: number): Promise<Statistics> {
  const parts = [await api.replay(table, -1, 0, 99)];
  for (let first = 100; first <= (parts[0]?.length ?? 0); first += 100) {
    parts.push(await api.replay(table, -1, first, first + 99));
  }
  const rubies = Array.from({ length: players }, () => [0]);
  const sources = Array.from({ length: players }, (): string[] => []);
  const rolls = Array<number>(11).fill(0);
  const faces: Record<string, number> = {};
  let round = 0;
  for (const event of counting(parts).flatMap((frame) => frame.steps.flatMap((step) => eventsOf(step.events)))) {
    if (event.event === 'turn_begun' && (event.round ?? 0) > round) {
      round = event.round ?? 0;
      for (const row of rubies) row.push(row.at(-1) ?? 0);
    } else if (event.event === 'ruby') {
      const row = rubies[event.seat ?? 0];
      if (row) row[row.length - 1] = (row.at(-1) ?? 0) + 1;
      sources[event.seat ?? 0]?.push(event.place ?? event.track ?? '');
    } else if (event.event === 'rolled' && event.face) {
      faces[event.face] = (faces[event.face] ?? 0) + 1;
    } else if (event.event === 'rolled') {
      const at = (event.first ?? 1) + (event.second ?? 1) - 2;
      rolls[at] = (rolls[at] ?? 0) + 1;
    }
  }
  return { rubies, sources, rolls, faces };
}
