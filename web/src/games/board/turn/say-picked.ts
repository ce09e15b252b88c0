/** What is picked up or pointed at, in words. */
import { tellPicking } from '../../../shell/access/picking.ts';
import { sayOptions } from '../../../shell/access/speech.ts';
import { sayOption } from '../../../shell/live/phrases.ts';
import { say } from '../../../shell/lib/words.svelte.ts';
import type { BoardTurn } from './turn.svelte.ts';

/** What choosing a place would mean: part of its name on the board. */
export function choiceWords(turn: BoardTurn, place: string): string {
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
function pickedWords(turn: BoardTurn): string {
  const { armed, selected, table } = turn;
  if (selected) return `${say(`place-${selected}`)}. ${choiceWords(turn, selected)}`;
  if (!armed) return '';
  const name = armed.kind === 'yellow' ? say('colour-yellow') : say(`${armed.kind}-${armed.id}`);
  return `${name}. ${sayOptions(turn.armedOptions, (option) => sayOption(option, table.names))}`;
}

/** The effect of a component that says what is picked up. */
export function followPicking(turn: BoardTurn): () => void {
  return tellPicking(turn.table, () => pickedWords(turn));
}
