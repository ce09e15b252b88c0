/** What glows on the board now, and what has to be paid there. */
import type { Turn } from './turn.svelte.ts';

export type Highlights = Record<string, 'go' | 'stop' | 'here'>;

export function highlightsOf(turn: Turn): Highlights {
  const found: Highlights = {};
  if (turn.at && !turn.armed) found[turn.at] = 'here';
  if (turn.edges.length) return found;
  for (const [place, options] of turn.targets) {
    const clear = options.some((option) => option.kind !== 'visit' && !turn.ends(option));
    found[place] = clear ? 'go' : 'stop';
  }
  return found;
}

/** What has to be paid to the merchants of a place that can be reached. */
export function badgesOf(turn: Turn, highlights: Highlights): Record<string, string> {
  return Object.fromEntries(
    Object.entries(highlights)
      .filter(([place, how]) => how === 'go' && turn.fees(place).length > 0)
      .map(([place]) => [
        place,
        turn
          .fees(place)
          .map(({ n }) => `lira:${n}`)
          .join(' '),
      ]),
  );
}
