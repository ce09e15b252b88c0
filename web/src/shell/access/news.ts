/** What has happened that was not told yet. */
import type { Said } from '../../protocol/server.ts';
import type { TurnStory } from '../live/story.svelte.ts';

/** How far the story was told: the last turn, and how many of its events. */
export interface Told {
  key: string;
  events: number;
}

interface News {
  turns: { seat: number; told: Said[] }[];
  /** The story is shorter than what was told: something was taken back. */
  undone: boolean;
  told: Told;
}

/** The end of a story. */
export function end(turns: readonly TurnStory[]): Told {
  const last = turns.at(-1);
  return { key: last?.key ?? '', events: last?.events.length ?? 0 };
}

/** What was added to a story since; with `told` null nobody has listened yet, and all of it is old. */
export function news(turns: readonly TurnStory[], told: Told | null): News {
  const now = end(turns);
  if (!told) return { turns: [], undone: false, told: now };
  const at = told.key === '' ? 0 : turns.findLastIndex((turn) => turn.key === told.key);
  if (at < 0) return { turns: [], undone: true, told: now };
  if ((turns[at]?.events.length ?? 0) < told.events) return { turns: [], undone: true, told: now };
  const fresh = turns
    .slice(at)
    .map((turn, i) => ({ seat: turn.seat, told: i === 0 ? turn.told.slice(told.events) : turn.told }))
    .filter((turn) => turn.told.length > 0);
  return { turns: fresh, undone: false, told: now };
}
