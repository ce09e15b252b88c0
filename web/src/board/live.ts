/** What each place shows now, read off the view and the printed numbers. No rules: nothing here decides what may be done. */
import printed from './printed.json' with { type: 'json' };
import { GOODS, type BoardView, type Counts, type Good } from './view.ts';

type Printed = typeof printed;
type Players = '2' | '3' | '4' | '5';

/** The printed numbers of a game, with the rows its table has changed. */
export function numbers(view: BoardView): Printed {
  const changed = view.options.tables;
  if (!changed) return printed;
  const found: Record<string, unknown> = { ...printed };
  for (const [section, rows] of Object.entries(changed)) {
    found[section] = { ...(found[section] as object | undefined), ...rows };
  }
  return found as Printed;
}

function counts(row: readonly number[] | undefined): Counts {
  return Object.fromEntries(GOODS.map((good, i) => [good, row?.[i] ?? 0]));
}

/** Goods one by one, in the order of their colours. */
export function each(found: Counts): Good[] {
  return GOODS.flatMap((good) => Array<Good>(found[good] ?? 0).fill(good));
}

export function goal(view: BoardView): number {
  const n = numbers(view);
  return view.options.expansions.length > 0
    ? n.mocha_setup.goal
    : n.goal[`players_${String(view.options.players) as Players}`];
}

/** How many of each good a wheelbarrow holds; how many it could ever hold. */
export function room(view: BoardView, seat: number): { now: number; most: number } {
  const { setup } = numbers(view);
  return { now: setup.room + (view.seats[seat]?.extensions ?? 0), most: setup.room + setup.extensions };
}

export function wainwright(view: BoardView): { price: number; rubies: number } {
  const n = numbers(view);
  const full = view.seats.filter((seat) => seat.extensions === n.setup.extensions).length;
  return { price: n.wainwright.price, rubies: view.seats.length - full };
}

export interface MailField {
  upper: string;
  lower: string;
  /** the indicator has gone down: the upper field is open */
  open: boolean;
}

const MAIL: readonly [string, string][] = [
  ['red', 'green'],
  ['lira:2', 'lira:1'],
  ['blue', 'yellow'],
  ['lira:2', 'lira:1'],
];

export function mail(view: BoardView): MailField[] {
  return MAIL.map(([upper, lower], i) => ({ upper, lower, open: i < view.mail }));
}

export interface Demand {
  goods: Good[];
  /** no tile has been seen yet */
  hidden: boolean;
  prices: number[];
}

export function demand(view: BoardView, market: 'small' | 'large'): Demand {
  const n = numbers(view);
  const tile = view.demand[market];
  const goods = tile === null ? [] : each(counts(n.demand_tiles[market][tile]));
  return { goods, hidden: tile === null, prices: n[`${market}_market`].prices };
}

/** The cost symbols of the next ruby; empty when sold out. */
export function palace(view: BoardView): { symbols: string[]; more: number } {
  const all = numbers(view).sultans_palace.symbols;
  return { symbols: all.slice(0, view.palace), more: all.length - view.palace };
}

export interface Track {
  price: number;
  last: number;
  /** rubies lying on the track; the last space is refilled */
  rubies: number;
  soldOut: boolean;
}

function track(price: number, last: number): Track {
  return { price, last, rubies: price === 0 ? 0 : last - price + 1, soldOut: price === 0 };
}

export function dealer(view: BoardView): Track {
  return track(view.dealer, numbers(view).gemstone_dealer.last);
}

export function coffeeHouse(view: BoardView): Track {
  return track(view.coffee_house ?? 0, numbers(view).coffee_house.last);
}

export interface Stack {
  colour: Good;
  /** goods the top tile asks for; null when no tile is left */
  need: number | null;
  left: number;
}

export function mosque(view: BoardView, colours: readonly [Good, Good]): { stacks: Stack[]; rubies: number } {
  const rows = numbers(view).mosques;
  const players = String(view.options.players) as Players;
  const needs = rows[`tiles_${players}`];
  const stacks = colours.map((colour) => {
    const taken = view.seats.filter((seat) => seat.mosque_tiles.includes(colour)).length;
    return { colour, need: needs[taken] ?? null, left: needs.length - taken };
  });
  const both = view.seats.filter((seat) => colours.every((colour) => seat.mosque_tiles.includes(colour))).length;
  return { stacks, rubies: Math.max(0, rows[`rubies_${players}`] - both) };
}

/** The prices of the top tavern tiles (null: none left), and what a ruby costs. */
export function tavern(view: BoardView): {
  barrier: number;
  movement: number | null;
  encounters: number | null;
  coffee: number;
  goods: Good[];
} {
  const n = numbers(view);
  const top = (tile: string): number | null =>
    n.tavern.tiles[view.seats.filter((seat) => seat.tavern_tiles?.includes(tile)).length] ?? null;
  return {
    barrier: n.tavern.barrier,
    movement: top('movement'),
    encounters: top('encounters'),
    coffee: n.tavern.baksheesh,
    goods: each(counts(n.baksheesh_tile[`side_${view.baksheesh ?? 'a'}`])),
  };
}

/** The coins still beside the seals of the Secret Society, and the seals a ruby asks for. */
export function society(view: BoardView): { seals: number; coins: number[] } {
  const { coins, ruby } = numbers(view).letters;
  return { seals: ruby, coins: coins.slice(coins.length - (view.coins ?? 0)) };
}

/** From which sum of the dice on so many jewelry are won. */
export function jewelry(view: BoardView): { from: number; n: number }[] {
  const row = numbers(view).black_market.jewelry;
  const steps: { from: number; n: number }[] = [];
  row.forEach((n, from) => {
    if (n > 0 && n !== row[from - 1]) steps.push({ from, n });
  });
  return steps;
}

export function teaHouse(view: BoardView): { lowest: number; highest: number; consolation: number } {
  return numbers(view).tea_house;
}

/** The seals on the letters of a seat. */
export function seals(view: BoardView, seat: number): number {
  const { front_seals: front, back_seals: back } = numbers(view).letters;
  const total = (found: Counts | undefined): number =>
    Object.values(found ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  const letters = view.seats[seat]?.letters;
  return front * total(letters?.open) + back * total(letters?.delivered);
}
