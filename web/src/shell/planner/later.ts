/** When there is something to plan. The planner comes with its words when somebody opens it. */
import { kitOf } from '../../games/index.ts';
import { SPECTATOR } from '../../protocol/server.ts';
import { also } from '../lib/words.svelte.ts';
import type { TableStore } from '../live/table.svelte.ts';
import type { ReplayStore } from '../replay/replay.svelte.ts';

export async function loadPlanner() {
  const [{ default: Planner }] = await Promise.all([import('./Planner.svelte'), also('planner')]);
  return Planner;
}

/** Are there routes to plan? Not at prepared tables, of which no server knows: nobody can watch them. */
export function hasPlanner({ info, seat }: TableStore): boolean {
  return seat >= 0 && Boolean(info?.watch) && kitOf(info?.options.game).hasRoutes;
}

/** For whom a route can be planned in a replay: who looks at it, or else the seat whose turn it is. */
export function planner({ kit, view, shown, viewer, info }: ReplayStore): number | null {
  if (!kit.hasRoutes || !view || shown?.node.kind === 'over') return null;
  if (viewer !== SPECTATOR) return viewer;
  return info?.status === 'over' ? view.seat : null;
}
