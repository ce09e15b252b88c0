import { beforeEach, expect, it } from 'vitest';
import type { StepInfo } from './protocol.ts';
import { Story } from './story.svelte.ts';

const step = (n: number, by: number, text: string, ...events: StepInfo['events']): StepInfo => ({ n, by, text, events });
const begun = (seat: number, round: number): StepInfo['events'][number] => ({ event: 'turn_begun', seat, round });
const moved = (seat: number): StepInfo['events'][number] => ({ event: 'moved', seat, place: 'kiosk' });

beforeEach(() => sessionStorage.clear());

it('tells turn by turn', () => {
  const story = new Story('t');
  story.add([step(1, 0, 'end_turn', begun(1, 1)), step(2, 1, 'move kiosk', moved(1)), step(3, 1, 'end_turn', begun(0, 2))]);
  expect(story.turns.map((turn) => [turn.seat, turn.round, turn.events.length])).toEqual([[1, 1, 1], [0, 2, 0]]);
  expect(story.since(0).map((turn) => turn.seat)).toEqual([1]);
});

it('forgets what was taken back, and remembers what was done again', () => {
  const story = new Story('t');
  story.add([step(1, 0, 'x', begun(0, 1)), step(2, 0, 'move kiosk', moved(0)), step(3, 0, 'undo 1')]);
  expect(story.turns[0]?.events).toHaveLength(0);
  story.add([step(4, 0, 'redo 2')]);
  expect(story.turns[0]?.events).toHaveLength(1);
});

it('is there after a reload, but not beyond the state', () => {
  new Story('t').add([step(1, 0, 'x', begun(0, 1)), step(2, 0, 'move kiosk', moved(0))]);
  const again = new Story('t');
  expect(again.turns[0]?.events).toHaveLength(1);
  again.cut(1);
  expect(again.turns[0]?.events).toHaveLength(0);
});
