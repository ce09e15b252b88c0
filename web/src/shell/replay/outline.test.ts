import { describe, expect, it } from 'vitest';
import type { StepInfo } from '../../protocol/server.ts';
import { outline, turnFrom } from './outline.ts';

const step = (n: number, by: number | 'chance', text: string, ...events: StepInfo['events']): StepInfo => ({
  n,
  by,
  text,
  events,
});

const GAME: StepInfo[] = [
  step(1, 'chance', 'roll 2 3', { event: 'rolled', first: 2, second: 3 }),
  step(2, 0, 'move tea_house', { event: 'moved', seat: 0, place: 'tea_house' }),
  step(3, 0, 'act', { event: 'ruby', seat: 0, place: 'gemstone_dealer' }),
  step(4, 0, 'undo 2'),
  step(5, 0, 'end_turn', { event: 'skipped', seat: 0, place: 'tea_house' }, { event: 'turn_begun', seat: 1, round: 1 }),
  step(6, 1, 'act', { event: 'ruby', seat: 1, place: 'wainwright' }, { event: 'turn_begun', seat: 0, round: 2 }),
];

describe('a game at a glance', () => {
  const found = outline(GAME);

  it('has the set-up and a part for each turn, where it begins', () => {
    expect(found.turns.map(({ first, seat, round }) => [first, seat, round])).toEqual([
      [0, -1, 0],
      [1, 0, 1],
      [5, 1, 1],
      [6, 0, 2],
    ]);
    expect(found.turns[1]?.lines.map((line) => line.n)).toEqual([2, 3, 4, 5]);
    expect(found.turns[2]?.lines.map((line) => line.n)).toEqual([5, 6]);
  });

  it('counts what was not taken back', () => {
    expect([...found.undone]).toEqual([3]);
    expect(found.rubies).toEqual([{ n: 6, seat: 1, source: 'wainwright' }]);
    expect(found.rounds).toEqual([
      { round: 1, n: 1 },
      { round: 2, n: 6 },
    ]);
    const redone = outline([...GAME.slice(0, 4), step(5, 0, 'redo 3')]);
    expect(redone.rubies).toHaveLength(1);
  });

  it('goes from turn to turn', () => {
    expect(turnFrom(found.turns, 2, 1, 6)).toBe(5);
    expect(turnFrom(found.turns, 5, -1, 6)).toBe(1);
    expect(turnFrom(found.turns, 6, 1, 6)).toBe(6);
    expect(turnFrom(found.turns, 0, -1, 6)).toBe(0);
  });
});
