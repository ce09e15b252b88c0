/** The view of a board game as the server sends it (`state.view(seat).to_json()`), as far as it is drawn. */

export const GOODS = ['red', 'green', 'yellow', 'blue'] as const;
export type Good = (typeof GOODS)[number];
export type PlaceId = string;
export type Counts = Partial<Record<string, number>>;

export const FIGURES = ['governor', 'smuggler', 'coffee_trader', 'courier'] as const;

/** Place ids in the order of their numbers. */
export const PLACES = [
  'wainwright',
  'fabric_warehouse',
  'spice_warehouse',
  'fruit_warehouse',
  'post_office',
  'caravansary',
  'fountain',
  'black_market',
  'tea_house',
  'large_market',
  'small_market',
  'police_station',
  'sultans_palace',
  'small_mosque',
  'great_mosque',
  'gemstone_dealer',
  'roasting_plant',
  'guild_hall',
  'tavern',
  'coffee_house',
  'embassy',
  'kiosk',
  'auction_house',
  'secret_society',
  'catacombs',
] as const satisfies readonly PlaceId[];

export function placeNumber(place: PlaceId): number {
  return (PLACES as readonly PlaceId[]).indexOf(place) + 1;
}

export function placeId(number: number): PlaceId {
  return PLACES[number - 1] ?? '';
}

export interface SeatView {
  lira: number;
  rubies: number;
  goods: Counts;
  extensions: number;
  merchant: PlaceId;
  /** how many assistants are under the merchant; with neutral ones a word of o (own) and n (neutral), bottom first */
  stack: number | string;
  assistants: PlaceId[];
  family: PlaceId;
  mosque_tiles: Good[];
  /** cards of this hand that everybody has seen */
  known?: Counts;
  /** how many bonus cards are in the hand */
  cards: number;
  /** the bonus cards, where the viewer may see them */
  hand?: Counts;
  coffee?: number;
  tavern_tiles?: string[];
  guild_cards?: number;
  guild?: string[];
  letters?: { open: Counts; delivered: Counts };
  /** a place; "reserve" in the personal supply; null in the general one */
  companion?: PlaceId | null;
  doubled?: boolean;
}

export interface BoardView {
  options: {
    players: number;
    expansions: string[];
    variants?: string[];
    edition?: string;
    tables?: Record<string, Record<string, unknown>>;
  };
  layout: number[][];
  start: number;
  round: number;
  seat: number;
  last_round: boolean;
  seats: SeatView[];
  governor: PlaceId;
  smuggler: PlaceId;
  coffee_trader?: PlaceId;
  courier?: PlaceId;
  neutral_merchants?: PlaceId[];
  neutral_assistants?: Record<PlaceId, number>;
  /** who holds the caravan token; null while it lies on the Caravansary */
  caravan?: number | null;
  mail: number;
  demand: { small: number | null; large: number | null };
  palace: number;
  dealer: number;
  coffee_house?: number;
  baksheesh?: 'a' | 'b';
  barrier?: { between: [PlaceId, PlaceId]; holder: number } | null;
  guild_discard?: string[];
  guild_deck?: number;
  letters?: { discard: Counts };
  coins?: number;
  kiosk?: { row: string[]; discard: string[] };
  discard: string[];
  deck: number;
  viewer: number;
  over?: unknown;
}

/** A view of an empty board, for previews of a layout. */
export function blankView(layout: number[][], players: number, expansions: string[]): BoardView {
  return {
    options: { players, expansions },
    layout,
    start: 0,
    round: 0,
    seat: -1,
    last_round: false,
    seats: [],
    governor: '',
    smuggler: '',
    mail: 0,
    demand: { small: null, large: null },
    palace: players > 3 ? 4 : 5,
    dealer: 12,
    coffee_house: 6,
    baksheesh: 'a',
    coins: 3,
    discard: [],
    deck: 0,
    viewer: -1,
  };
}
