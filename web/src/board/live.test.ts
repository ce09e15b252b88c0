import { describe, expect, it } from 'vitest';
import { fixture } from '../gallery/fixtures.ts';
import {
  coffeeHouse,
  dealer,
  demand,
  goal,
  jewelry,
  mail,
  mosque,
  numbers,
  palace,
  room,
  seals,
  society,
  tavern,
  wainwright,
} from './live.ts';

describe('the start of a game for three', () => {
  const view = fixture('start_3');

  it('shows the printed prices', () => {
    expect(goal(view)).toBe(5);
    expect(wainwright(view)).toEqual({ price: 7, rubies: 3 });
    expect(dealer(view)).toEqual({ price: 14, last: 23, rubies: 10, soldOut: false });
    expect(palace(view).symbols).toEqual(['blue', 'red', 'green', 'yellow', 'any']);
    expect(mosque(view, ['red', 'green'])).toEqual({
      stacks: [
        { colour: 'red', need: 2, left: 3 },
        { colour: 'green', need: 2, left: 3 },
      ],
      rubies: 3,
    });
    expect(jewelry(view)).toEqual([
      { from: 7, n: 1 },
      { from: 9, n: 2 },
      { from: 11, n: 3 },
    ]);
  });

  it('opens the lower fields of the Post Office', () => {
    expect(mail(view).map((field) => field.open)).toEqual([false, false, false, false]);
    expect(mail({ ...view, mail: 2 }).map((field) => (field.open ? field.upper : field.lower))).toEqual([
      'red',
      'lira:2',
      'yellow',
      'lira:1',
    ]);
  });

  it('shows five goods on a demand tile', () => {
    expect(demand(view, 'small').goods).toHaveLength(5);
    expect(demand({ ...view, demand: { small: null, large: null } }, 'large')).toMatchObject({
      hidden: true,
      goods: [],
    });
  });

  it('has room for two of each good, and five at most', () => {
    expect(room(view, 0)).toEqual({ now: 2, most: 5 });
  });

  it('uses the numbers that the table has changed', () => {
    const changed = { ...view, options: { ...view.options, tables: { wainwright: { price: 4 } } } };
    expect(wainwright(changed).price).toBe(4);
    expect(numbers(changed).tea_house).toEqual(numbers(view).tea_house);
  });
});

describe('a game well under way', () => {
  const view = fixture('bazaar_5');

  it('counts tiles taken and rubies left', () => {
    const taken = view.seats.filter((seat) => seat.mosque_tiles.includes('red')).length;
    expect(mosque(view, ['red', 'green']).stacks[0]).toEqual({
      colour: 'red',
      need: [2, 3, 4, 5][taken] ?? null,
      left: 4 - taken,
    });
    expect(goal(view)).toBe(6);
  });

  it('knows sold-out tracks', () => {
    expect(dealer({ ...view, dealer: 0 }).soldOut).toBe(true);
    expect(coffeeHouse(view).rubies).toBe(11 - (view.coffee_house ?? 0));
  });

  it('reads tavern, society and letters', () => {
    expect(tavern({ ...view, baksheesh: 'b' }).goods).toEqual(['red', 'red', 'red']);
    expect(society({ ...view, coins: 2 })).toEqual({ seals: 6, coins: [2, 1] });
    expect(seals(view, 0)).toBe(3);
  });
});
