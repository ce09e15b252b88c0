/** A turn that is over, shown once more: what it brought flies again, above the board as it is now. */
import type { TurnStory } from './story.svelte.ts';
import type { TableStore } from './table.svelte.ts';
import { stage } from '../stage/stage.svelte.ts';

/** Where somebody went, if the turn led anywhere. */
function goal({ events, seat }: TurnStory): string | null {
  const [place = null] = events.flatMap((event) =>
    event.event === 'moved' && event.seat === seat ? [event.place] : [],
  );
  return place;
}

export async function showAgain(table: TableStore, turn: TurnStory): Promise<void> {
  stage.point(goal(turn));
  await table.animation?.before?.(turn.events);
  await table.animation?.after(turn.events, table.view);
}

/** Did it happen to this seat, too? */
export function touches({ events, told }: TurnStory, seat: number): boolean {
  return (
    events.some((event) => 'other' in event && event.other === seat) ||
    told.some(({ gains }) => gains?.some((gain) => gain.seat === seat))
  );
}

/** What happened to this seat comes first. */
export function mineFirst(turns: readonly TurnStory[], seat: number): TurnStory[] {
  return turns.toSorted((a, b) => Number(touches(b, seat)) - Number(touches(a, seat)));
}
