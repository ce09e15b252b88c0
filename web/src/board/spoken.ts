/** A place in words, for those who listen to the board. */
import { say } from '../lib/words.ts';
import { coffeeHouse, dealer, demand, each, mail, mosque, palace, tavern, wainwright } from './live.ts';
import { FIGURES, GOODS, placeNumber, type BoardView, type Good, type PlaceId } from './view.ts';

const good = (id: string): string => say(`good-${id}`);
const lira = (n: number): string => say('ui-lira_count', { n });
const rubies = (n: number): string => say('ui-ruby_count', { n });

function list(goods: readonly string[]): string {
  return [...new Set(goods)]
    .map((id) =>
      say('ui-goods_count', {
        n: goods.filter((other) => other === id).length,
        good: id === 'any' ? say('screen-access_any') : good(id),
      }),
    )
    .join(', ');
}

function field(sign: string): string {
  const [id = '', n = ''] = sign.split(':');
  return id === 'lira' ? lira(Number(n)) : good(id);
}

function mosqueWords(view: BoardView, colours: [Good, Good]): string[] {
  const now = mosque(view, colours);
  const stacks = now.stacks.map(({ colour, need }) =>
    need === null
      ? `${say(`colour-${colour}`)}: ${say('ui-sold_out')}`
      : `${say(`colour-${colour}`)}: ${list(Array<string>(need).fill(colour))}`,
  );
  return [...stacks, rubies(now.rubies)];
}

function topCard(view: BoardView): string[] {
  const top = view.discard.at(-1);
  return top === undefined ? [] : [`${say('ui-pile_top')}: ${say(`card-${top}`)}`];
}

/** What the place shows now. */
function liveWords(view: BoardView, place: PlaceId): string[] {
  switch (place) {
    case 'wainwright': {
      const now = wainwright(view);
      return [lira(now.price), rubies(now.rubies)];
    }
    case 'post_office':
      return mail(view).map((one) => field(one.open ? one.upper : one.lower));
    case 'caravansary':
      return [say('ui-deck', { n: view.deck }), say('ui-pile', { n: view.discard.length }), ...topCard(view)];
    case 'large_market':
      return [list(demand(view, 'large').goods)];
    case 'small_market':
      return [list(demand(view, 'small').goods)];
    case 'sultans_palace':
      return [view.palace === 0 ? say('ui-sold_out') : list(palace(view).symbols)];
    case 'small_mosque':
      return mosqueWords(view, ['red', 'green']);
    case 'great_mosque':
      return mosqueWords(view, ['yellow', 'blue']);
    case 'gemstone_dealer': {
      const now = dealer(view);
      return now.soldOut ? [say('ui-sold_out')] : [lira(now.price), rubies(now.rubies)];
    }
    case 'coffee_house': {
      const now = coffeeHouse(view);
      return now.soldOut ? [say('ui-sold_out')] : [say('ui-coffee_count', { n: now.price }), rubies(now.rubies)];
    }
    case 'guild_hall':
      return [say('ui-deck', { n: view.guild_deck ?? 0 })];
    case 'tavern': {
      const now = tavern(view);
      return [say('ui-coffee_count', { n: now.coffee }), list(now.goods)];
    }
    default:
      return [];
  }
}

/** Who and what is there. */
export function pieceWords(view: BoardView, place: PlaceId): string[] {
  const words: string[] = [];
  view.seats.forEach((row, seat) => {
    const colour = say(`seat_colour-${String(seat)}`);
    const there: string[] = [];
    if (row.merchant === place) there.push(say('ui-piece_merchant'));
    if (row.companion === place) there.push(say('ui-piece_companion'));
    if (row.assistants.includes(place)) there.push(say('ui-piece_assistant'));
    if (row.family === place) there.push(say('ui-piece_family'));
    if (there.length > 0) words.push(`${colour}: ${there.join(', ')}`);
  });
  view.neutral_merchants?.forEach((at, i) => {
    if (at === place) words.push(say(`figure-neutral_${String(i + 1)}`));
  });
  for (const figure of FIGURES) if (view[figure] === place) words.push(say(`figure-${figure}`));
  if (view.barrier?.between.includes(place)) {
    const other = view.barrier.between.find((end) => end !== place) ?? '';
    words.push(`${say('ui-barrier')} (${say(`seat_colour-${String(view.barrier.holder)}`)}): ${say(`place-${other}`)}`);
  }
  return words;
}

/** The whole tile in one sentence; `choice` says what can be done with it now. */
export function placeWords(view: BoardView, place: PlaceId, choice = ''): string {
  return [
    `${String(placeNumber(place))} ${say(`place-${place}`)}`,
    ...(choice ? [choice] : []),
    ...liveWords(view, place),
    ...pieceWords(view, place),
  ].join('; ');
}

/** Goods in words: "2 fabric, 1 fruit". */
export function goodsWords(counts: Partial<Record<string, number>>): string {
  return list([...each(counts)]) || GOODS.map((id) => `0 ${good(id)}`).join(', ');
}
