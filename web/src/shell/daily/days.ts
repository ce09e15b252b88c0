/** Days as people read them. */
import type { DailyDay } from '../../protocol/server.ts';
import { sayWay } from '../../games/index.ts';
import { sayBot } from '../lib/play.ts';
import { language, say } from '../lib/words.svelte.ts';

/** "16 November 2026". The day is one of UTC, wherever somebody is. */
export const sayDay = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** What is played, and against whom. */
export const sayGameOf = ({ way, players, agent }: DailyDay): string =>
  say('screen-daily_about', { game: sayWay(way), n: players, bot: sayBot(agent) });

/** How far somebody is with it. */
export function sayState({ table, place, players }: DailyDay): string {
  if (place !== null) return say('screen-daily_place', { n: place, of: players });
  return say(table === null ? 'screen-daily_new' : 'screen-daily_begun');
}
