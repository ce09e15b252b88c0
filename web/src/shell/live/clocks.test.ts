import { beforeEach, describe, expect, it } from 'vitest';
import { also, load } from '../lib/words.svelte.ts';
import { sayClock } from '../screens/clocks.ts';
import { sayLeft, sayTime } from './clocks.ts';

const none = { turn_seconds: null, reserve_seconds: 0, increment_seconds: 0 };

describe('times', () => {
  beforeEach(async () => {
    await load('en');
    await also('agreed');
  });
  it('are said in their largest unit', () => {
    expect(sayTime(14 * 86_400)).toBe('14 days');
    expect(sayTime(1200)).toBe('20 minutes');
    expect(sayTime(90)).toBe('90 seconds');
  });
  it('are said as they were agreed', () => {
    expect(sayClock(none)).toBe('No limit');
    expect(sayClock({ ...none, turn_seconds: 60 })).toBe('1 minute per turn');
    expect(sayClock({ ...none, reserve_seconds: 1200 })).toBe('20 minutes for the whole game');
    expect(sayClock({ ...none, turn_seconds: 86_400, reserve_seconds: 86_400 })).toContain('1 day of vacation');
  });
  it('are counted down, or end at a time of day where the reader is', () => {
    const noon = new Date(2026, 5, 1, 12).getTime();
    expect(sayLeft(61, noon)).toBe('1:01');
    expect(sayLeft(2 * 3600, noon)).toMatch(/until 2:00/);
    expect(sayLeft(86_400, noon)).toMatch(/Tue.*12:00/);
  });
});
