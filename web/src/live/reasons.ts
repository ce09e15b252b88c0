/** Why an option is good or bad, in words: what `messages/reasons.py` does for programs. */
import { knows, Message, say } from '../lib/words.ts';

/** As the adviser gives them: ids and numbers. */
export type ReasonArgs = Record<string, string | number>;

const GROUPS: Record<string, string> = {
  place: 'place',
  to: 'place',
  good: 'good',
  colour: 'colour',
  card: 'card',
  guild: 'guild',
  kiosk: 'kiosk',
  tavern: 'tavern',
  figure: 'figure',
  meet: 'figure',
};
const DICE_GROUPS: Record<string, string> = {
  track: 'dice_track',
  tile: 'dice_tile',
  card: 'dice_card',
  colour: 'dice_colour',
  face: 'dice_face',
};
const SEATS = ['seat', 'catch', 'payee'];
/** Arguments that add a clause; the first one that is there is said. */
const ALSO = ['payee', 'fee', 'catch', 'letter', 'meet', 'fetch', 'last'];

function filled(
  name: string,
  value: string | number,
  args: ReasonArgs,
  groups: Record<string, string>,
  names: string[],
): string | number | Message {
  if (SEATS.includes(name)) return names[Number(value)] ?? '';
  if (name === 'thing') return new Message(`dice_count-${value}`, { n: args['n'] ?? 1 });
  const group = groups[name];
  return group ? new Message(`${group}-${value}`) : value;
}

/** A reason as a sentence without a full stop; nothing if the adviser gave none. */
export function sayReason(reason: string, args: ReasonArgs, names: string[]): string {
  if (!knows(reason)) return '';
  const groups = reason.startsWith('dice_') ? DICE_GROUPS : GROUPS;
  const words = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, filled(name, value, args, groups, names)]),
  );
  const said = say(reason, words);
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  const also = ALSO.find((name) => name in args);
  return also ? `${sentence}; ${say(`reason_also-${also}`, words)}` : sentence;
}
