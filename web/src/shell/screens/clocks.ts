/** The time controls that a new table offers, in words too. */
import type { TableInfo } from '../../protocol/server.ts';
import { sayTime } from '../live/clocks.ts';
import { say } from '../lib/words.svelte.ts';

const MINUTE = 60;
const DAY = 86_400;

export const AT_END = ['bot', 'skip', 'lose'] as const;
export type AtEnd = TableInfo['at_end'];
type Control = Pick<TableInfo, 'turn_seconds' | 'reserve_seconds' | 'increment_seconds' | 'at_end'>;
type Clock = Omit<Control, 'at_end'>;

function clock(turn: number | null, reserve = 0, increment = 0): Clock {
  return { turn_seconds: turn, reserve_seconds: reserve, increment_seconds: increment };
}

/** The first is none. */
export const CLOCKS: readonly [Clock, ...Clock[]] = [
  clock(null),
  clock(MINUTE),
  clock(3 * MINUTE),
  clock(null, 20 * MINUTE, 15),
  clock(DAY),
  clock(DAY, 14 * DAY),
  clock(3 * DAY, 14 * DAY),
];

/** How much time there is. */
export function sayClock({ turn_seconds, reserve_seconds, increment_seconds }: Clock): string {
  const reserve = sayTime(reserve_seconds);
  if (turn_seconds !== null && reserve_seconds)
    return say('screen-clock_days', { time: sayTime(turn_seconds), more: reserve });
  if (turn_seconds !== null) return say('screen-clock_turn', { time: sayTime(turn_seconds) });
  if (increment_seconds) return say('screen-clock_game_more', { time: reserve, more: sayTime(increment_seconds) });
  return reserve_seconds ? say('screen-clock_game', { time: reserve }) : say('screen-turn_time_0');
}

/** And what happens at its end. */
export function sayControl(control: Control): string {
  const timed = control.turn_seconds !== null || control.reserve_seconds > 0;
  return timed ? `${sayClock(control)}; ${say(`screen-at_end_${control.at_end}`)}` : sayClock(control);
}
