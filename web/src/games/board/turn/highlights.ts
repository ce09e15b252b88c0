/** What glows on the board now, and what has to be paid there. */
import type { Hints } from '../../../shell/live/hints.svelte.ts';
import type { Glow } from '../bazaar/glow.ts';
import type { BoardTurn } from './turn.svelte.ts';
import { ends, feesOf } from './ways.ts';

type Highlights = Record<string, Glow>;

export function highlightsOf(turn: BoardTurn): Highlights {
  const found: Highlights = {};
  if (turn.at && !turn.armed) found[turn.at] = 'here';
  if (turn.edges.length) return found;
  for (const [place, options] of turn.targets) {
    const ways = options.filter((option) => option.kind !== 'visit' && !ends(option));
    const idle = ways.every(({ outlook }) => outlook?.idle);
    found[place] = !ways.length ? 'stop' : idle ? 'go idle' : 'go';
  }
  return found;
}

/** What has to be paid to the merchants of a place that can be reached. */
export function badgesOf(turn: BoardTurn, highlights: Highlights): Record<string, string> {
  const reached = Object.entries(highlights).filter(([, how]) => how.startsWith('go'));
  const fees = reached.map(([place]) => [place, feesOf(turn.targets.get(place))] as const);
  return Object.fromEntries(
    fees.filter(([, paid]) => paid.length).map(([place, paid]) => [place, paid.map(({ n }) => `lira:${n}`).join(' ')]),
  );
}

/** Places with the rank of what an adviser thinks best there. */
export function ranksOf(hints: Hints): Record<string, number> {
  return ranksBy(hints, 'place');
}

/** The same of the cards in the hand. */
export function cardRanksOf(hints: Hints): Record<string, number> {
  return ranksBy(hints, 'card');
}

function ranksBy(hints: Hints, what: 'place' | 'card'): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { option, rank } of hints.list) {
    const named = option.args[what];
    if (typeof named === 'string') found[named] ??= rank;
  }
  return found;
}
