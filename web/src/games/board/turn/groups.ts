/**
 * Options sorted by how they are shown: on the board, as cards, as a picker, as buttons.
 *
 * Every option is in exactly one group, so none is ever hidden: what no group knows is a button.
 */
import type { OptionInfo } from '../../../protocol/server.ts';

export interface Groups {
  /** On the board: by place. */
  places: Map<string, OptionInfo[]>;
  /** Bonus cards of the hand, to be played or discarded. */
  cards: Map<string, OptionInfo[]>;
  /** Guild cards of the hand, to be played or discarded. */
  guild: Map<string, OptionInfo[]>;
  /** Sets of goods to sell or to pay. */
  sets: OptionInfo[];
  numbers: OptionInfo[];
  bids: OptionInfo[];
  kiosk: OptionInfo[];
  letters: OptionInfo[];
  /** What to do with a roll. */
  dice: OptionInfo[];
  /** Assistants that the yellow tile brings back. */
  yellow: Map<string, OptionInfo[]>;
  /** One good, or lira or coffee in its stead. */
  goods: OptionInfo[];
  end: OptionInfo | null;
  buttons: OptionInfo[];
}

const ON_BOARD = new Set([
  'move',
  'move_own',
  'move_neutral',
  'move_lay',
  'visit',
  'companion',
  'act_place',
  'act_police',
  'put',
  'use_at',
  'act_ruby',
]);
const GOODS = new Set(['take', 'pay_good', 'give', 'act_good', 'act_coffee', 'pay_lira', 'act_lira', 'use_coffee']);
const DICE = new Set(['keep', 'tile_red', 'tile_red_reroll', 'card_die_to_six']);

function push(map: Map<string, OptionInfo[]>, key: unknown, option: OptionInfo): void {
  const found = map.get(String(key));
  if (found) found.push(option);
  else map.set(String(key), [option]);
}

/** `held`: is this card in the hand? What is played without holding it (a copied card) is a button. */
export function group(options: OptionInfo[], held: (card: string) => boolean = () => true): Groups {
  const groups: Groups = {
    places: new Map(),
    cards: new Map(),
    guild: new Map(),
    yellow: new Map(),
    sets: [],
    numbers: [],
    bids: [],
    kiosk: [],
    letters: [],
    dice: [],
    goods: [],
    end: null,
    buttons: [],
  };
  for (const option of options) {
    const { kind, args } = option;
    if (kind === 'end_turn') groups.end = option;
    else if (DICE.has(kind)) groups.dice.push(option);
    else if (ON_BOARD.has(kind)) push(groups.places, args['place'], option);
    else if (kind === 'tile_yellow') push(groups.yellow, args['place'], option);
    else if (kind === 'guild' || kind === 'discard_guild') push(groups.guild, args['card'], option);
    else if ((kind === 'discard' || kind.startsWith('card')) && held(String(args['card'])))
      push(groups.cards, args['card'], option);
    else if (kind === 'act_goods') groups.sets.push(option);
    else if (kind === 'act_number') groups.numbers.push(option);
    else if (kind === 'bid') groups.bids.push(option);
    else if (kind === 'take_kiosk') groups.kiosk.push(option);
    else if (kind === 'give_letter' || kind === 'give_sealed') groups.letters.push(option);
    else if (GOODS.has(kind)) groups.goods.push(option);
    else groups.buttons.push(option);
  }
  return groups;
}

/** Those that are about a place, by it. */
export function byPlace(options: OptionInfo[]): Map<string, OptionInfo[]> {
  const found = new Map<string, OptionInfo[]>();
  for (const option of options) {
    if (typeof option.args['place'] === 'string') push(found, option.args['place'], option);
  }
  return found;
}

/** All options of the groups, to show that none is lost. */
export function all(groups: Groups): OptionInfo[] {
  const { places, cards, guild, yellow, sets, numbers, bids, kiosk, letters, dice, goods, end, buttons } = groups;
  const maps = [places, cards, guild, yellow].flatMap((map) => [...map.values()].flat());
  return [
    ...maps,
    ...sets,
    ...numbers,
    ...bids,
    ...kiosk,
    ...letters,
    ...dice,
    ...goods,
    ...(end ? [end] : []),
    ...buttons,
  ];
}

/** Nothing is asked but on the board and in the hand. */
export function isRoomy(groups: Groups): boolean {
  const { sets, numbers, bids, kiosk, letters, dice, goods, buttons, yellow } = groups;
  return [sets, numbers, bids, kiosk, letters, dice, goods, buttons].every((list) => !list.length) && !yellow.size;
}
