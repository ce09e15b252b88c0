/** The planner comes with its words when somebody opens it. */
import { also } from '../lib/words.svelte.ts';

export async function loadPlanner() {
  const [{ default: Planner }] = await Promise.all([import('./Planner.svelte'), also('planner')]);
  return Planner;
}
