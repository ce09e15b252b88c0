import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../protocol/games.ts';
import type { TurnStory } from '../live/story.svelte.ts';
import { end, news } from './news.ts';

const EVENTS = {
  moved: { event: 'moved', seat: 0, place: 'kiosk' },
  lira: { event: 'lira', seat: 0, n: 1 },
} as const satisfies Record<string, GameEvent>;
const turn = (key: string, seat: number, ...events: (keyof typeof EVENTS)[]): TurnStory => ({
  last: 0,
  key,
  seat,
  round: 1,
  events: events.map((name) => EVENTS[name]),
  told: events.map((key) => ({ words: { key } })),
});
const told = (found: ReturnType<typeof news>): string[] =>
  found.turns.flatMap((one) => one.told.map(({ words }) => `${one.seat} ${words?.key ?? ''}`));

describe('news', () => {
  const before = [turn('1', 0, 'moved')];

  it('is nothing for whoever has just come', () => {
    expect(told(news(before, null))).toEqual([]);
  });

  it('is what came after what was told, in the same turn and in later ones', () => {
    const now = [turn('1', 0, 'moved', 'lira'), turn('2', 1, 'moved')];
    expect(told(news(now, end(before)))).toEqual(['0 lira', '1 moved']);
    expect(news(now, end(now)).turns).toEqual([]);
    expect(told(news(now, end([])))).toEqual(['0 moved', '0 lira', '1 moved']);
  });

  it('says that something was taken back', () => {
    expect(news([turn('1', 0)], end(before)).undone).toBe(true);
    expect(news([turn('1', 0)], end([turn('2', 1, 'moved')])).undone).toBe(true);
    expect(news(before, end(before)).undone).toBe(false);
  });
});
