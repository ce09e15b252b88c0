/** Races as people read them, and which comes next. */
import type { RaceInfo } from '../../protocol/server.ts';
import { say } from '../lib/words.svelte.ts';

/** The races by board. */
export function byLayout(races: RaceInfo[]): [string, RaceInfo[]][] {
  const layouts = [...new Set(races.map(({ layout }) => layout))];
  return layouts.map((layout) => [layout, races.filter((race) => race.layout === layout)]);
}

export const isOn = ({ table, over }: RaceInfo): boolean => table !== null && !over;

/** One that is on; else one that was never run to its end; else the one with the most to gain. */
export function nextOf(races: RaceInfo[]): RaceInfo | undefined {
  const behind = ({ best, known }: RaceInfo): number => (best ?? known) - known;
  return (
    races.find(isOn) ?? races.find(({ best }) => best === null) ?? races.toSorted((a, b) => behind(b) - behind(a))[0]
  );
}

/** How far somebody is with a race. */
export function sayRun(race: RaceInfo): string {
  if (isOn(race)) return say('race-on');
  if (race.best !== null) return say('race-mine', { n: race.best });
  return say(race.over ? 'race-given' : 'race-new');
}

/** The last run beside the best route known. */
export function sayCompared({ turns, known }: RaceInfo): string {
  if (turns === null) return '';
  if (turns > known) return say('race-behind', { n: turns - known });
  return say(turns === known ? 'race-equal' : 'race-ahead');
}
