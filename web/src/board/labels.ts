/** What may be done, in words: prompts of decisions and labels of options. */
import { numbers } from './live.ts';
import { placeId } from './view.ts';
import { eventsOf, pendingPlace, topFrame, type GameEvent, type GameView, type Option } from '../table/game.ts';
import { sayGoods } from './tell.ts';
import { say, type WordArgs } from '../lib/words.ts';

const BARRIER_STEPS = ['barrier', 'barrier_second', 'barrier_action'];

/** Options that mean something else in a frame of their own. */
const IN_FRAME: Record<string, string> = {
  'put barrier': 'put_barrier',
  'skip kiosk_tile': 'skip_kiosk',
  'pass double_turn': 'pass_double',
  'done double_turn': 'done_double',
};

/** What the decision at hand asks. */
export function sayPrompt(prompt: string, view: GameView, options: Option[]): string {
  const top = topFrame(view);
  const place = pendingPlace(view);
  const args: WordArgs = place ? { place: say(`place-${place}`) } : {};
  let key = prompt;
  if (prompt === 'red_tile') Object.assign(args, { first: top.first ?? 0, second: top.second ?? 0 });
  else if (prompt === 'merchants') args['n'] = Math.max(0, ...options.map((o) => o.price));
  else if (prompt === 'barrier') {
    key = BARRIER_STEPS[top.step ?? 0] ?? 'barrier';
    args['place'] = say(`place-${placeId((top.value ?? 0) + 1)}`);
  } else if (prompt === 'exchange' && top.actor) key = 'exchange_take';
  else if (prompt === 'bid') args['n'] = top.value ?? 0;
  else if (prompt === 'kiosk_tile') args['tile'] = say(`kiosk-${top.about ?? ''}`);
  else if (prompt === 'double_turn' || prompt === 'give_letters') {
    args['n'] = top.second ?? 0;
    const { letters } = numbers(view);
    args['seals'] = prompt === 'double_turn' ? letters.double_turn : letters.ruby;
  }
  return say(`prompt-${key}`, args);
}

function message(option: Option, place: string | undefined, frame: string): string {
  const happens = new Set(eventsOf(option.preview).map((event) => event.event));
  const { kind } = option;
  if (kind === 'move') {
    if (happens.has('assistant_taken')) return 'move_own';
    return happens.has('assistant_laid') ? 'move_lay' : 'move';
  }
  if (kind === 'act_good') {
    if (happens.has('mosque_tile')) return 'act_tile';
    if (place === 'roasting_plant') return 'act_roast';
    return place?.endsWith('_warehouse') ? 'act_extra' : 'act_good';
  }
  if (kind === 'act_goods' && happens.has('sold')) return 'act_sell';
  if ((kind === 'take' || kind === 'give') && option.args['good'] === 'coffee') return `${kind}_coffee`;
  return IN_FRAME[`${kind} ${frame}`] ?? kind;
}

function argument(option: Option, name: string, value: string | number, names: string[]): string | number {
  if (name === 'other') return names[Number(value)] ?? '';
  if (name === 'goods') return sayGoods(String(value));
  if (name === 'card') return say(`${option.kind.includes('guild') ? 'guild' : 'card'}-${value}`);
  if (name === 'tile') return say(`${option.kind === 'act_tavern' ? 'tavern' : 'kiosk'}-${value}`);
  if (name === 'place' || name === 'good' || name === 'figure') return say(`${name}-${value}`);
  return value;
}

/** An option of the decision at hand as a label: a verb with what it is about. */
export function sayOption(option: Option, view: GameView, names: string[]): string {
  const place = pendingPlace(view);
  const args: WordArgs = { n: option.price };
  if (place) args['place'] = say(`place-${place}`);
  for (const [name, value] of Object.entries(option.args)) {
    args[name] = argument(option, name, value, names);
  }
  if (option.kind === 'act_good') args['colour'] = say(`colour-${option.args['good'] ?? ''}`);
  return say(`action-${message(option, place, topFrame(view).frame)}`, args);
}

export interface Gain {
  /** lira, coffee, ruby, card, a good's colour, ... */
  what: string;
  n: number;
}

const COUNTED: Record<string, [string, 1 | -1]> = {
  lira: ['lira', 1],
  lira_paid: ['lira', -1],
  merchant_paid: ['lira', -1],
  neutral_paid: ['lira', -1],
  coffee: ['coffee', 1],
  coffee_paid: ['coffee', -1],
  goods: ['good', 1],
  goods_paid: ['good', -1],
};
const SINGLE: Record<string, [string, 1 | -1]> = {
  ruby: ['ruby', 1],
  card_taken: ['card', 1],
  card_drawn: ['card', 1],
  card_played: ['card', -1],
  card_discarded: ['card', -1],
  guild_drawn: ['guild', 1],
  guild_played: ['guild', -1],
  guild_discarded: ['guild', -1],
  letter_taken: ['letter', 1],
  letter_given: ['letter', -1],
  mosque_tile: ['tile', 1],
  tavern_tile: ['tile', 1],
  extension: ['extension', 1],
  assistant_laid: ['assistant', -1],
  assistant_taken: ['assistant', 1],
  assistant_returned: ['assistant', 1],
};

/** What events bring and cost a seat, added up; what belongs to later turns is left out. */
export function gains(events: GameEvent[], seat: number): Gain[] {
  const sums = new Map<string, number>();
  for (const event of events) {
    if (event.event === 'turn_begun') break;
    const counted = COUNTED[event.event];
    const found = counted ?? SINGLE[event.event];
    if (event.event === 'merchant_paid' && event.other === seat) {
      sums.set('lira', (sums.get('lira') ?? 0) + (event.n ?? 0));
    }
    if (!found || event.seat !== seat) continue;
    const what = found[0] === 'good' ? (event.good ?? '') : found[0];
    sums.set(what, (sums.get(what) ?? 0) + found[1] * (counted ? (event.n ?? 0) : 1));
  }
  return [...sums].filter(([, n]) => n !== 0).map(([what, n]) => ({ what, n }));
}

/** Gains of an option, without what its label says already. */
export function optionGains(option: Option, seat: number): Gain[] {
  return gains(eventsOf(option.preview), seat);
}
