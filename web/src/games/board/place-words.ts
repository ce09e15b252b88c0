/** A place in words, for those who listen to the board. */
import { say } from '../../shell/lib/words.svelte.ts';
import type { MosqueShown, RubyTrackShown } from '../../protocol/board.ts';
import { each, FIGURES, GOODS, placeNumber, type BoardView, type PlaceId } from './view.ts';

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

function mosqueWords({ stacks, rubies: left }: MosqueShown): string[] {
  const words = stacks.map(({ colour, need }) =>
    need === null
      ? `${say(`colour-${colour}`)}: ${say('ui-sold_out')}`
      : `${say(`colour-${colour}`)}: ${list(Array<string>(need).fill(colour))}`,
  );
  return [...words, rubies(left)];
}

function trackWords(track: RubyTrackShown | undefined, unit: 'lira' | 'coffee'): string[] {
  if (!track) return [];
  const { price } = track;
  return price === null ? [say('ui-sold_out')] : [say(`ui-${unit}_count`, { n: price }), rubies(track.rubies)];
}

function topCard(view: BoardView): string[] {
  const top = view.discard.at(-1);
  return top === undefined ? [] : [`${say('ui-pile_top')}: ${say(`card-${top}`)}`];
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
      return places.tavern
        ? [say('ui-coffee_count', { n: places.tavern.coffee }), list(each(places.tavern.goods))]
        : [];
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
    if (row.assistants.some((at) => at === place)) there.push(say('ui-piece_assistant'));
    if (row.family === place) there.push(say('ui-piece_family'));
    if (there.length > 0) words.push(`${colour}: ${there.join(', ')}`);
  });
  view.neutral_merchants?.forEach((at, i) => {
    if (at === place) words.push(say(`figure-neutral_${String(i + 1)}`));
  });
  for (const figure of FIGURES) if (view[figure] === place) words.push(say(`figure-${figure}`));
  if (view.barrier?.between.some((end) => end === place)) {
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
