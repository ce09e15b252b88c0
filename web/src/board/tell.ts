/** What happened, in words: events as sentences. */
import { GOODS } from './view.ts';
import type { GameEvent } from '../table/game.ts';
import { Message, say, type WordArgs } from '../lib/words.ts';

/** Events that others tell already, that a heading tells, or whose outcome stands on the board. */
const QUIET = new Set([
  'forced',
  'acted',
  'turn_begun',
  'mail',
  'price',
  'kiosk_revealed',
  'demand',
  'baksheesh_turned',
]);
const HIDDEN = '?';
const LETTERS = 'rgyb';
const GROUPS: Record<string, string> = {
  place: 'place',
  to: 'place',
  good: 'good',
  colour: 'colour',
  card: 'card',
  figure: 'figure',
  guild: 'guild',
  kiosk: 'kiosk',
};

/** A goods word as a list: "r1y2" is "1 fabric, 2 fruit". */
export function sayGoods(word: string): string {
  return [...word.matchAll(/([rgyb])(\d+)/g)]
    .map(([, letter = '', n = '']) => {
      const good = GOODS[LETTERS.indexOf(letter)] ?? '';
      return say('ui-goods_count', { n: Number(n), good: say(`good-${good}`) });
    })
    .join(', ');
}

/** An event as a sentence. */
function sayEvent(event: GameEvent, names: string[]): string {
  const seat = event.seat === undefined ? '' : (names[event.seat] ?? '');
  if (event.card === HIDDEN || event.guild === HIDDEN) return say(`event-${event.event}_hidden`, { seat });
  const args: WordArgs = {};
  for (const [field, value] of Object.entries(event) as [string, string | number][]) {
    const group = GROUPS[field];
    if (field === 'seat' || field === 'other') args[field] = names[Number(value)] ?? '';
    else if (group) args[field] = new Message(`${group}-${value}`);
    else if (field === 'goods') args[field] = sayGoods(String(value));
    else if (field === 'tile' && event.event === 'tavern_tile') args[field] = new Message(`tavern-${value}`);
    else if (field !== 'event') args[field] = value;
  }
  return say(`event-${event.event}`, args);
}

/** The events of one turn as sentences, without the name of the one whose turn it is. */
export function sayEvents(events: GameEvent[], names: string[], about: number): string[] {
  const sold = events.some((event) => event.event === 'sold');
  return events
    .filter((event, i) => {
      if (QUIET.has(event.event)) return false;
      // a sale tells its goods and lira itself
      const near = sold && events.slice(Math.max(0, i - 5), i + 6).some((e) => e.event === 'sold');
      return !(near && (event.event === 'goods_paid' || event.event === 'lira'));
    })
    .map((event) => {
      const sentence = sayEvent(event, names);
      const name = names[about] ?? '';
      if (event.seat !== about || !name || !sentence.startsWith(name)) return sentence;
      const rest = sentence.slice(name.length).replace(/^[ :]+/, '');
      return rest.charAt(0).toUpperCase() + rest.slice(1);
    });
}
