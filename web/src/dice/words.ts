/** The Dice Game in words: what is asked, what may be done, what happened. */
import type { GameEvent, GameView, Option } from '../table/game.ts';
import type { Gain } from '../board/labels.ts';
import { eventsOf } from '../table/game.ts';
import type { Telling } from '../live/telling.ts';
import { knows, say, type WordArgs } from '../lib/words.ts';
import { acting } from './acting.svelte.ts';
import { asDice, COLOURS, TRACKS, type Counts, type DiceFrame, type DiceView, type Track } from './view.ts';

/** Events that the others tell already, or a heading does. */
const QUIET = new Set(['acted', 'forced', 'turn_begun']);
/** Events told in one sentence when they follow each other, and the field that differs. */
const TOGETHER: Record<string, 'face' | 'piece' | 'tile' | 'card'> = {
  rolled: 'face',
  picked: 'face',
  paid: 'piece',
  tile_shown: 'tile',
  card_shown: 'card',
};
const LISTED = new Set(['face', 'track', 'tile', 'card', 'piece']);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a payment is for. */
function paidFor(view: DiceView, frame: DiceFrame): string {
  const { value = 0 } = frame;
  if (frame.for === 'tile') return say(`dice_tile-${Object.keys(view.tile_costs)[value] ?? ''}`);
  if (frame.for === 'ruby') return say('dice_action-act_ruby', { track: say(`dice_track-${TRACKS[value] ?? ''}`) });
  if (frame.for === 'marker') return capital(say(`dice_thing-${COLOURS[value] ?? ''}`));
  return capital(frame.for === 'two_markers' ? say('dice_ui-markers') : say(`dice_thing-${frame.for ?? ''}`));
}

function sayPrompt(prompt: string, given: GameView): string {
  const view = asDice(given);
  const frame = view.pending.at(-1);
  const args: WordArgs = { ...view.numbers, left: view.actions_left };
  if (frame && prompt === 'dice_payment') Object.assign(args, { left: frame.left ?? 0, what: paidFor(view, frame) });
  if (frame && prompt === 'dice_take_markers') args['left'] = frame.value ?? 0;
  return say(`prompt-${prompt}`, args);
}

function sayOption(option: Option, given: GameView): string {
  const view = asDice(given);
  const args: WordArgs = { ...view.numbers };
  for (const [name, value] of Object.entries(option.args)) {
    const key = `dice_${name}-${value}`;
    args[name] = knows(key) ? say(key) : value;
  }
  const first = option.kind === 'pick' && view.pending.at(-1)?.frame !== 'reroll';
  return say(`dice_action-${option.kind}${first ? '_first' : ''}`, args);
}

/** What events bring and cost a seat, added up; what belongs to later turns is left out. */
function gains(events: GameEvent[], seat: number): Gain[] {
  const sums = new Map<string, number>();
  const add = (what: string, n: number): void => void sums.set(what, (sums.get(what) ?? 0) + n);
  for (const { event, seat: whose, thing = '', n = 1 } of events) {
    if (event === 'turn_begun') break;
    if (whose !== seat) continue;
    if (event === 'taken') add(thing, n);
    else if (event === 'given' || event === 'returned') add(thing, -n);
    else if (event === 'ruby') add('ruby', 1);
    else if (event === 'tile_taken') add('tile', 1);
    else if (event === 'tile_given') add('tile', -1);
  }
  return [...sums].filter(([, n]) => n !== 0).map(([what, n]) => ({ what, n }));
}

/** Words with their number, if there are several alike: "red ×2, coin". */
function sayAll(words: string[]): string {
  return [...new Set(words)]
    .map((word) => {
      const n = words.filter((other) => other === word).length;
      return n > 1 ? `${word} ×${n}` : word;
    })
    .join(', ');
}

const sayList = (field: string, values: string[]): string =>
  sayAll(values.map((value) => say(`dice_${field}-${value.replace(' ', '_')}`)));

/** A die or a marker; coins and cards are called after their face. */
export function sayPiece(kind: string): string {
  return kind.startsWith('die c') ? say(`dice_face-${kind.slice(4)}`) : say(`dice_piece-${kind.replace(' ', '_')}`);
}

export const sayPieces = (kinds: string[]): string => sayAll(kinds.map(sayPiece));

/** Events of one kind and seat that differ in one field, as a sentence. */
function sayAlike(alike: GameEvent[], names: string[]): string {
  const event = alike[0];
  if (!event) return '';
  const args: WordArgs = {};
  for (const [field, value] of Object.entries(event) as [keyof GameEvent, string | number][]) {
    if (field === 'seat') args[field] = names[Number(value)] ?? '';
    else if (field === 'thing') args[field] = say(`dice_count-${value}`, { n: event.n ?? 1 });
    else if (LISTED.has(field))
      args[field] = sayList(
        field,
        alike.map((other) => String(other[field])),
      );
    else if (field !== 'event') args[field] = value;
  }
  return say(`dice_event-${event.event}`, args);
}

function sayEvents(events: GameEvent[], names: string[], about: number): string[] {
  const groups: GameEvent[][] = [];
  for (const event of events.filter(({ event: kind }) => !QUIET.has(kind))) {
    const last = groups.at(-1)?.[0];
    if (event.event in TOGETHER && last?.event === event.event && last.seat === event.seat) groups.at(-1)?.push(event);
    else groups.push([event]);
  }
  return groups.map((alike) => {
    const sentence = sayAlike(alike, names);
    const name = names[about] ?? '';
    if (alike[0]?.seat !== about || !name || !sentence.startsWith(name)) return sentence;
    return capital(sentence.slice(name.length).replace(/^[ :]+/, ''));
  });
}

/** Goods as a price: "3 × red", "one of each colour". */
export function sayGoods(goods: Counts): string {
  if (COLOURS.every((colour) => goods[colour] === 1)) return say('dice_price-each');
  return COLOURS.filter((colour) => goods[colour])
    .map((colour) => say('dice_price-goods', { n: goods[colour] ?? 0, colour: say(`dice_colour-${colour}`) }))
    .join(' + ');
}

/** What a ruby costs. */
export function sayPrice(track: Track, price: number): string {
  if (track === 'lira') return say('dice_count-lira', { n: price });
  if (track === 'mixed') return price ? `${say('dice_price-each')} + ${price}` : say('dice_price-each');
  return sayGoods({ [track]: price });
}

export const telling: Telling = {
  prompt: sayPrompt,
  option: sayOption,
  gains,
  optionGains(option, seat) {
    const found = gains(eventsOf([...option.preview, ...(option.follow?.preview ?? [])]), seat);
    // the crystal of a reroll stands in the label
    return option.kind === 'pick' || option.kind === 'reroll_all'
      ? found.filter(({ what }) => what !== 'crystal')
      : found;
  },
  events: sayEvents,
  before: () => Promise.resolve(),
  after: (events) => acting.act(events),
};
