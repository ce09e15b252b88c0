/** What is picked up or pointed at, in words. */
import { tellPicking } from '../access/picking.ts';
import { sayOptions } from '../access/speech.ts';
import { sayOption } from '../live/phrases.ts';
import { say } from '../lib/words.ts';
import type { Turn } from './turn.svelte.ts';

/** What choosing a place would mean: part of its name on the board. */
export function choiceWords(turn: Turn, place: string): string {
  const { names } = turn.table;
  const options = turn.targets.get(place) ?? [];
  if (!options.length) return '';
  const words = options.map((option) => sayOption(option, names));
  const main = options.find((option) => option.kind !== 'visit');
  const fees = turn.fees(place).map(({ seat, n }) => sayFee(seat, n, names));
  if (main && turn.ends(main)) words.push(say(turn.crowded(place) ? 'screen-cannot_pay' : 'screen-ends_turn'));
  return say('screen-access_can', { options: [...words, ...fees].join('; ') });
}

/** What is paid on arrival, to a player or into the supply. */
export const sayFee = (seat: number, n: number, names: string[]): string =>
  seat < 0 ? say('screen-access_fee_supply', { n }) : say('screen-access_fee', { n, seat: names[seat] ?? '' });

/** What was picked up, and what it can be used for; nothing if nothing was. */
function pickedWords(turn: Turn): string {
  const { armed, selected, table } = turn;
  if (selected) return `${say(`place-${selected}`)}. ${choiceWords(turn, selected)}`;
  if (!armed) return '';
  const name = armed.kind === 'yellow' ? say('colour-yellow') : say(`${armed.kind}-${armed.id}`);
  return `${name}. ${sayOptions(turn.armedOptions, (option) => sayOption(option, table.names))}`;
}

/** The effect of a component that says what is picked up. */
export function followPicking(turn: Turn): () => void {
  return tellPicking(turn.table, () => pickedWords(turn));
}
