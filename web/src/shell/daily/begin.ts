/** Begin the game of a day, and go to its table. */
import type { TableInfo } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';
import { me } from '../lib/me.svelte.ts';
import { go } from '../lib/router.svelte.ts';
import { say } from '../lib/words.svelte.ts';

export async function begin(day: string): Promise<void> {
  const name = me.name || say('screen-default_name');
  const made = await mine<TableInfo>('POST', `/api/daily/${encodeURIComponent(day)}`, { name });
  go('table', made.id);
}
