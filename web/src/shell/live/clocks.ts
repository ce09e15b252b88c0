/** Times in words: in the language of the reader, and by the clock on their wall. */
import type { TableInfo } from '../../protocol/server.ts';
import { language, say } from '../lib/words.svelte.ts';

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** A time in its largest unit that fits: 3 days, 90 seconds. */
export function sayTime(seconds: number, display: 'long' | 'narrow' = 'long'): string {
  const [unit, size] = UNITS.find(([, n]) => seconds % n === 0) ?? UNITS[3];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: display }).format(seconds / size);
}

/** What is left, for who looks at it: minutes and seconds, or when it is over. */
export function sayLeft(seconds: number, now = Date.now()): string {
  if (seconds < HOUR) {
    const left = Math.max(0, Math.round(seconds));
    return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
  }
  const style: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  if (seconds >= 6 * DAY) Object.assign(style, { day: 'numeric', month: 'short' });
  else if (seconds >= DAY / 2) style.weekday = 'short';
  const when = new Intl.DateTimeFormat(language(), style);
  return say('screen-time_until', { when: when.format(now + seconds * 1000) });
}

/** A word after the name of a seat: away, lost on time, or how much time it still has. */
export function noteOf(info: TableInfo | null, seat: number): string | undefined {
  const found = info?.seats[seat];
  if (!info || !found) return undefined;
  if (found.out_of_time) return say('screen-lost_on_time');
  if (!found.connected) return say('screen-away');
  const reserve = info.reserves[seat];
  if (reserve === undefined || info.status !== 'playing' || found.kind !== 'person') return undefined;
  const [, size] = UNITS.find(([, n]) => reserve >= 2 * n) ?? UNITS[3];
  return sayTime(Math.floor(reserve / size) * size, 'narrow');
}
