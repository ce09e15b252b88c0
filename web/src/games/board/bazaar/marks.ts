/** Symbols in the corner of a tile: what the viewer holds for this very place. */
import type { BoardView, PlaceId } from '../view.ts';
import { placeId } from '../view.ts';

/** Bonus cards that belong to a place. */
const CARDS: Record<string, PlaceId[]> = {
  palace_again: ['sultans_palace'],
  post_office_again: ['post_office'],
  dealer_again: ['gemstone_dealer'],
  small_market_any: ['small_market'],
  wainwright_again: ['wainwright'],
  coffee_house_again: ['coffee_house'],
  mosque_again: ['small_mosque', 'great_mosque'],
  secret_society_again: ['secret_society'],
};

/** Letters first, then bonus cards, then guild cards; at most two symbols on a tile. */
export function marks(view: BoardView, seat: number): Map<PlaceId, string[]> {
  const found = new Map<PlaceId, string[]>();
  const add = (place: PlaceId, symbol: string): void => {
    const here = found.get(place) ?? [];
    if (here.length < 2 && !here.includes(symbol)) found.set(place, [...here, symbol]);
  };
  const row = view.seats[seat];
  for (const place of Object.keys(row?.letters?.open ?? {})) add(place, 'letter');
  for (const card of Object.keys(row?.hand ?? {})) for (const place of CARDS[card] ?? []) add(place, 'card');
  for (const guild of row?.guild ?? []) add(placeId(Number(guild.replace('guild_', ''))), 'guild');
  return found;
}
