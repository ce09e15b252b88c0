/** Solo races, asked of the server: apart from api.ts, since few screens need them. */
import type { RaceInfo, RacePage, TableInfo } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';
import { me } from '../lib/me.svelte.ts';
import { go } from '../lib/router.svelte.ts';
import { say } from '../lib/words.svelte.ts';

const path = (race: string): string => `/api/races/${encodeURIComponent(race)}`;
const name = (): string => me.name || say('screen-default_name');

export const racePage = (): Promise<RacePage> => mine('GET', '/api/races');

export const raceResult = (race: string): Promise<RaceInfo> => mine('GET', path(race));

/** Begin a race or go on with it, and go to its table. */
export async function run(race: string): Promise<void> {
  go('table', (await mine<TableInfo>('POST', path(race), { name: name() })).id);
}

/** The best route known, played out on the board. */
export async function showRoute(race: string): Promise<void> {
  go('replay', (await mine<TableInfo>('POST', `${path(race)}/route`, { name: say('race-least') })).id);
}
