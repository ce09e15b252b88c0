/** A place in words, for those who listen to the board. */
import { titled } from '../../shell/access/speech.ts';
import { knows, Message, say, sayAll } from '../../shell/lib/words.svelte.ts';
import type { MosqueShown, RubyTrackShown } from '../../protocol/board.ts';
import { each, FIGURES, placeNumber, type BoardView, type PlaceId } from './view.ts';

const lira = (n: number): string => say('count-lira', { n });
const rubies = (n: number): string => say('count-ruby', { n });

/** Goods with their numbers: "2 red goods and 1 yellow good". */
function list(goods: readonly string[]): string {
  const count = (id: string): number => goods.filter((other) => other === id).length;
  return sayAll([...new Set(goods)].map((id) => new Message(`count-${id}`, { n: count(id) })));
}

function mosqueWords({ stacks, rubies: left }: MosqueShown): string[] {
  const words = stacks.map(({ colour, need }) => {
    const tile = new Message(`colour-${colour}`);
    if (need === null) return say('screen-access_stack_empty', { colour: tile });
    const goods = new Message(`count-${colour}`, { n: need });
    return say('screen-access_stack_asks', { colour: tile, goods });
  });
  return [...words, rubies(left)];
}

function trackWords(track: RubyTrackShown | undefined, unit: 'lira' | 'coffee'): string[] {
  if (!track) return [];
  const { price } = track;
  return price === null ? [say('ui-sold_out')] : [say(`count-${unit}`, { n: price }), rubies(track.rubies)];
}

function topCard(view: BoardView): string[] {
  const top = view.discard.at(-1);
  return top === undefined ? [] : titled(say('ui-pile_top'), [new Message(`card-${top}`)]);
}

/** What the place shows now. */
function liveWords(view: BoardView, place: PlaceId): string[] {
  const { places } = view;
  switch (place) {
    case 'wainwright':
      return [lira(places.wainwright.price), rubies(places.wainwright.rubies)];
    case 'post_office': {
      const mail = places.post_office.now;
      return [list(each(mail.goods)), lira(mail.lira)];
    }
    case 'caravansary':
      return [say('ui-deck', { n: view.deck }), say('ui-pile', { n: view.discard.length }), ...topCard(view)];
    case 'large_market':
      return [list(each(places.large_market.goods ?? {}))];
    case 'small_market':
      return [list(each(places.small_market.goods ?? {}))];
    case 'sultans_palace':
      return [list(places.sultans_palace.symbols) || say('ui-sold_out')];
    case 'small_mosque':
      return mosqueWords(places.small_mosque);
    case 'great_mosque':
      return mosqueWords(places.great_mosque);
    case 'gemstone_dealer':
      return trackWords(places.gemstone_dealer, 'lira');
    case 'coffee_house':
      return trackWords(places.coffee_house, 'coffee');
    case 'guild_hall':
      return [say('ui-deck', { n: view.guild_deck ?? 0 })];
    case 'tavern':
      return places.tavern ? [say('count-coffee', { n: places.tavern.coffee }), list(each(places.tavern.goods))] : [];
    default:
      return [];
  }
}

/** Who and what is there. */
export function pieceWords(view: BoardView, place: PlaceId): string[] {
  const words: string[] = [];
  view.seats.forEach((row, seat) => {
    const there: Message[] = [];
    if (row.merchant === place) there.push(new Message('ui-piece_merchant'));
    if (row.companion === place) there.push(new Message('ui-piece_companion'));
    if (row.assistants.some((at) => at === place)) there.push(new Message('ui-piece_assistant'));
    if (row.family === place) there.push(new Message('ui-piece_family'));
    words.push(...titled(say(`seat_colour-${String(seat)}`), there));
  });
  view.neutral_merchants?.forEach((at, i) => {
    if (at === place) words.push(say(`figure-neutral_${String(i + 1)}`));
  });
  for (const figure of FIGURES) if (view[figure] === place) words.push(say(`figure-${figure}`));
  if (view.barrier?.between.some((end) => end === place)) {
    const other = view.barrier.between.find((end) => end !== place) ?? '';
    const seat_colour = new Message(`seat_colour-${String(view.barrier.holder)}`);
    words.push(say('screen-access_barrier', { place: new Message(`place-${other}`), seat_colour }));
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

/** Goods in words: "2 red goods and 1 yellow good"; nothing for none. */
export const goodsWords = (counts: Partial<Record<string, number>>): string => list([...each(counts)]);

/** What a place does, with what the expansions add to it. */
export const sayPlaceHelp = (place: string, expansions: readonly string[]): string =>
  [`place_help-${place}`, ...expansions.map((one) => `place_more-${place}_${one}`)]
    .filter(knows)
    .map((id) => say(id))
    .join(' ');

/** A wheelbarrow with all that is in it. */
export function barrowWords(counts: Partial<Record<string, number>>, room: number): string {
  const goods = goodsWords(counts);
  return goods ? say('screen-access_barrow', { n: room, goods }) : say('screen-access_barrow_empty', { n: room });
}
