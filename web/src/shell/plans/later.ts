/** Planning comes with its words when there is somebody to wait for. */
import { also } from '../lib/words.svelte.ts';

export async function loadPlanButton() {
  const [{ default: PlanButton }] = await Promise.all([import('./PlanButton.svelte'), also('advance')]);
  return PlanButton;
}
