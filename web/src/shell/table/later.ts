/** What few visits need: it comes with its words when somebody was away. */
import { also } from '../lib/words.svelte.ts';

export async function loadFilm() {
  const [{ default: Film }] = await Promise.all([import('./Film.svelte'), also('away')]);
  return Film;
}
