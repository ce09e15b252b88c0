import { beforeEach, expect, it } from 'vitest';
import type { StepInfo } from '../../protocol/server.ts';
import { Story } from './story.svelte.ts';

const step = (n: number, by: number, text: string, ...events: StepInfo['events']): StepInfo => ({
  n,
  by,
  text,
  events,
});
const begun = (seat: number, round: number): StepInfo['events'][number] => ({ event: 'turn_begun', seat, round });
const moved = (seat: number): StepInfo['events'][number] => ({ event: 'moved', seat, place: 'kiosk' });

const told = (story: Story): number[] => story.missed.turns.map((turn) => turn.seat);

beforeEach(() => sessionStorage.clear());

it('tells turn by turn', () => {
  const story = new Story('t');
  story.add([
    step(1, 0, 'end_turn', begun(1, 1)),
    step(2, 1, 'move kiosk', moved(1)),
    step(3, 1, 'end_turn', begun(0, 2)),
  ]);
  expect(story.turns.map((turn) => [turn.seat, turn.round, turn.events.length])).toEqual([
    [1, 1, 1],
    [0, 2, 0],
  ]);
  expect(story.since(0).map((turn) => turn.seat)).toEqual([1]);
});

it('forgets what was taken back, and remembers what was done again', () => {
  const story = new Story('t');
  story.add([step(1, 0, 'x', begun(0, 1)), step(2, 0, 'move kiosk', moved(0)), step(3, 0, 'undo 1')]);
  expect(story.turns[0]?.events).toHaveLength(0);
  story.add([step(4, 0, 'redo 2')]);
  expect(story.turns[0]?.events).toHaveLength(1);
});

it('leaves turns alone to which nothing is added', () => {
  const story = new Story('t');
  story.add([step(1, 0, 'x', begun(0, 1)), step(2, 0, 'move kiosk', moved(0)), step(3, 0, 'end_turn', begun(1, 1))]);
  const [first, second] = story.turns;
  story.add([step(4, 1, 'move kiosk', moved(1))]);
  expect(story.turns[0]).toBe(first);
  expect(story.turns[1]).not.toBe(second);
  expect(story.turns.map((turn) => turn.key)).toEqual(['1.0', '3.0']);
});

it('begins with the last steps of the table', () => {
  const story = new Story('t');
  const drawn = { event: 'card_drawn', seat: 2, card: '?' } as const;
  story.begin(
    [
      { n: 7, by: 'chance', text: 'x', events: [drawn] },
      step(8, 2, 'end_turn', begun(0, 3)),
      step(9, 0, 'move kiosk', moved(0)),
    ],
    9,
  );
  expect(story.turns.map((turn) => [turn.seat, turn.round, turn.events.length])).toEqual([
    [2, 0, 1],
    [0, 3, 1],
  ]);
});

it('keeps what came before the last steps, unless something is missing between', () => {
  const steps = [step(1, 0, 'x', begun(0, 1)), step(2, 0, 'move kiosk', moved(0)), step(3, 0, 'end_turn', begun(1, 1))];
  const story = new Story('t');
  story.add(steps.slice(0, 2));
  story.begin(steps.slice(1), 3);
  expect(story.turns.map((turn) => [turn.seat, turn.events.length])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  story.begin([step(9, 1, 'end_turn', begun(0, 3))], 9);
  expect(story.turns.map((turn) => turn.round)).toEqual([3]);
});

it('is there after a reload, but not beyond the state', () => {
  const first = new Story('t');
  first.add([step(1, 0, 'x', begun(0, 1)), step(2, 0, 'move kiosk', moved(0))]);
  first.save();
  const again = new Story('t');
  expect(again.turns[0]?.events).toHaveLength(1);
  again.begin([step(1, 0, 'x', begun(0, 1))], 1);
  expect(again.turns[0]?.events).toHaveLength(0);
});

it('tells what others did since the last look, on any screen', () => {
  const recent = [
    step(30_000, 1, '', begun(1, 2), moved(1)),
    step(40_000, 2, '', begun(2, 2), moved(2)),
    step(50_000, 0, '', begun(0, 3), moved(0)),
  ];
  const story = new Story('t', 0);
  story.begin(recent, 50_000, 30_000);
  expect(told(story)).toEqual([2]);
  expect(story.missed.cut).toBe(false);
  story.caughtUp();
  story.begin(recent, 50_000, 30_000);
  expect(told(story), 'this page is open: it has shown all of it').toEqual([]);
  const never = new Story('u', 0);
  never.begin(recent, 50_000, null);
  expect(told(never), 'who never looked has missed nothing').toEqual([]);
  const watching = new Story('v', -1);
  watching.begin(recent, 50_000, 30_000);
  expect(told(watching), 'who has no seat neither').toEqual([]);
});

it('says that more happened than is kept', () => {
  const story = new Story('t', 0);
  const turn = (n: number): StepInfo => step(n * 10_000, (n % 2) + 1, '', begun((n % 2) + 1, n), moved((n % 2) + 1));
  story.begin([turn(20), turn(21)], 210_000, 50_000);
  expect(told(story)).toEqual([1, 2]);
  expect(story.missed.cut).toBe(true);
  const longer = new Story('u', 0);
  longer.begin(
    Array.from({ length: 9 }, (_, i) => turn(6 + i)),
    140_000,
    50_000,
  );
  expect(told(longer)).toHaveLength(6);
  expect(longer.missed.cut).toBe(true);
});

it('tells what others did while the page was hidden', () => {
  const story = new Story('t', 0);
  story.begin([step(10_000, 1, '', begun(1, 1), moved(1))], 10_000);
  story.show(false);
  story.add([step(20_000, 2, '', begun(2, 1), moved(2))]);
  expect(told(story)).toEqual([]);
  story.show(true);
  expect(told(story)).toEqual([2]);
});
