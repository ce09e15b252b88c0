/** What glows on the board now, and what has to be paid there. */
import type { Hints } from '../../../shell/live/hints.svelte.ts';
import type { BoardTurn } from './turn.svelte.ts';

type Highlights = Record<string, 'go' | 'stop' | 'here'>;

export function highlightsOf(turn: BoardTurn): Highlights {
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
export function badgesOf(turn: BoardTurn, highlights: Highlights): Record<string, string> {
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

/** Places with the rank of what an adviser thinks best there. */
export function ranksOf(hints: Hints): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { option, rank } of hints.list) {
    const { place } = option.args;
    if (typeof place === 'string') found[place] ??= rank;
  }
  return found;
}
