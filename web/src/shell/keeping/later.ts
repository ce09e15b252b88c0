/** Keeping an identity: few people need it, so it comes with its words when it is asked for. */
import { also } from '../lib/words.svelte.ts';

export async function loadKeeping(): Promise<typeof import('./parts.ts')> {
  const [found] = await Promise.all([import('./parts.ts'), also('keep'), also('screen_devices')]);
  return found;
}
