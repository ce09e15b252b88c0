// Made from the records of games/board by `python -m tools.protocol_files`.
// Do not edit: change those, and write this file anew.

type Json = Record<string, unknown>;

export type BoardPrompt =
  'move' | 'merchants' | 'encounters' | 'action' | 'again' | 'discard' | 'second_card' |
  'fountain_more' | 'red_tile' | 'governor_payment' | 'smuggler_good' | 'smuggler_payment' |
  'last_cards' | 'barrier' | 'black_market_good' | 'coffee_trader_payment' | 'discard_guild' |
  'roasting_more' | 'bid' | 'courier_payment' | 'double_turn' | 'give_letters' | 'kiosk_tile' |
  'put_figure' | 'take_kiosk' | 'one_good' | 'five_lira' | 'palace_again' | 'post_office_again' |
  'dealer_again' | 'family_to_police' | 'stay' | 'move_3_4' | 'assistant_back' |
  'small_market_any' | 'two_coffee' | 'guild_for_coffee' | 'lira_for_coffee' | 'exchange' |
  'corner' | 'die_to_six' | 'dice_rewards_coffee' | 'wainwright_again' | 'coffee_house_again' |
  'letter' | 'dice_rewards_letter' | 'good_for_lira' | 'red_good_lira' | 'green_good_lira' |
  'yellow_good_lira' | 'copy_discard' | 'family_step' | 'join_merchant' | 'companion_two' |
  'meet_from_afar' | 'mosque_again' | 'secret_society_again' | 'any_place' | 'guild_1' | 'guild_2'
  | 'guild_3' | 'guild_4' | 'guild_5' | 'guild_6' | 'guild_7' | 'guild_8' | 'guild_9' | 'guild_10'
  | 'guild_11' | 'guild_12' | 'guild_13' | 'guild_14' | 'guild_15' | 'guild_16' | 'guild_17' |
  'guild_18' | 'guild_19' | 'guild_20';

export const GOODS = [
  'red', 'green', 'yellow', 'blue',
] as const;
export type Good = (typeof GOODS)[number];

export type PalaceSymbol =
  'red' | 'green' | 'yellow' | 'blue' | 'any';

export type Expansion =
  'mocha' | 'letters';

export type Variant =
  'caravan_leader' | 'neutral_assistants';

export type Edition =
  'big_box' | 'first';

export type LettersDeck =
  'with_base' | 'new_only';

export const PLACES = [
  'wainwright', 'fabric_warehouse', 'spice_warehouse', 'fruit_warehouse', 'post_office',
  'caravansary', 'fountain', 'black_market', 'tea_house', 'large_market', 'small_market',
  'police_station', 'sultans_palace', 'small_mosque', 'great_mosque', 'gemstone_dealer',
  'roasting_plant', 'guild_hall', 'tavern', 'coffee_house', 'embassy', 'kiosk', 'auction_house',
  'secret_society', 'catacombs',
] as const;
export type Place = (typeof PLACES)[number];

export type TavernTile =
  'movement' | 'encounters';

export type CompanionAt =
  'wainwright' | 'fabric_warehouse' | 'spice_warehouse' | 'fruit_warehouse' | 'post_office' |
  'caravansary' | 'fountain' | 'black_market' | 'tea_house' | 'large_market' | 'small_market' |
  'police_station' | 'sultans_palace' | 'small_mosque' | 'great_mosque' | 'gemstone_dealer' |
  'roasting_plant' | 'guild_hall' | 'tavern' | 'coffee_house' | 'embassy' | 'kiosk' |
  'auction_house' | 'secret_society' | 'catacombs' | 'reserve';

export type Phase =
  'move' | 'merchants' | 'encounters';

export type AnyFigure =
  'governor' | 'smuggler' | 'coffee_trader' | 'courier' | 'neutral_1' | 'neutral_2' | 'neutral_3';

export type Actor =
  'merchant' | 'family' | 'companion';

export type FrameKind =
  'visit' | 'card' | 'meeting' | 'dice' | 'guild' | 'kiosk_round' | 'kiosk_tile' | 'auction' |
  'double_turn' | 'last_cards' | 'barrier' | 'roll' | 'draw' | 'reveal' | 'letter' | 'draw_guild'
  | 'reveal_kiosk' | 'roll_one';

export type OverReason =
  'rubies' | 'max_rounds';

export type Figure =
  'governor' | 'smuggler' | 'coffee_trader' | 'courier';

export type GoodOrCoffee =
  'red' | 'green' | 'yellow' | 'blue' | 'coffee';

export type Market =
  'small' | 'large';

/** What an extension costs, and the rubies left for full wheelbarrows. */
export interface WainwrightShown {
  price: number;
  rubies: number;
}

/** What a visit to the Post Office brings. */
export interface Mail {
  goods: Partial<Record<Good, number>>;
  lira: number;
}

/** The mail of the next visit, and of the one after it. */
export interface PostOfficeShown {
  now: Mail;
  next: Mail;
}

/** The cards a visit brings, and the coffee. */
export interface CaravansaryShown {
  cards: number;
  coffee: number;
}

/** From this sum of the dice on, so many goods. */
export interface Winning {
  sum: number;
  n: number;
}

/** What the dice win. */
export interface BlackMarketShown {
  jewelry: Winning[];
}

/** What may be bet, and what a lost bet pays. */
export interface TeaHouseShown {
  lowest: number;
  highest: number;
  consolation: number;
}

/** What is wanted, and what so many goods sell for. */
export interface MarketShown {
  /** Of the demand tile on top; null while none has been seen. */
  goods: Partial<Record<Good, number>> | null;
  prices: number[];
}

/** What the next ruby costs. */
export interface PalaceShown {
  /** Empty when sold out. */
  symbols: PalaceSymbol[];
}

/** The tiles of one colour that a mosque still has. */
export interface MosqueStack {
  colour: Good;
  /** The goods that the top tile asks for; null when no tile is left. */
  need: number | null;
  left: number;
}

/** Two stacks, and the rubies left for those who have a tile of each. */
export interface MosqueShown {
  stacks: MosqueStack[];
  rubies: number;
}

/** Rubies that rise in price. */
export interface RubyTrackShown {
  /** Of the next ruby; null when sold out. */
  price: number | null;
  /** How many lie on the track. */
  rubies: number;
}

/** What is roasted for, and the coffee it brings. */
export interface RoastingPlantShown {
  lira: number;
  coffee: number;
}

/** The coffee and the guild cards that a visit brings. */
export interface GuildHallShown {
  coffee: number;
  cards: number;
}

/** What the Tavern asks for each thing, in coffee where it does not say otherwise. */
export interface TavernShown {
  barrier: number;
  /** Of the top tile; null when none is left. */
  movement: number | null;
  /** Of the top tile; null when none is left. */
  encounters: number | null;
  /** For a ruby, with the goods. */
  coffee: number;
  goods: Partial<Record<Good, number>>;
}

/** The letters that a visit brings. */
export interface EmbassyShown {
  letters: number;
}

/** The tiles that lie face down. */
export interface KioskShown {
  tiles: number;
}

/** How many cards an auction is about. */
export interface AuctionHouseShown {
  cards: number;
}

/** The seals a ruby asks for, and the coins that are left, the next one first. */
export interface SecretSocietyShown {
  seals: number;
  coins: number[];
}

/** Every place that has something to show, on the board or not, by its id. */
export interface Places {
  wainwright: WainwrightShown;
  post_office: PostOfficeShown;
  caravansary: CaravansaryShown;
  black_market: BlackMarketShown;
  tea_house: TeaHouseShown;
  large_market: MarketShown;
  small_market: MarketShown;
  sultans_palace: PalaceShown;
  small_mosque: MosqueShown;
  great_mosque: MosqueShown;
  gemstone_dealer: RubyTrackShown;
  roasting_plant?: RoastingPlantShown;
  guild_hall?: GuildHallShown;
  tavern?: TavernShown;
  coffee_house?: RubyTrackShown;
  embassy?: EmbassyShown;
  kiosk?: KioskShown;
  auction_house?: AuctionHouseShown;
  secret_society?: SecretSocietyShown;
}

/** What was chosen for the game. */
export interface BoardOptions {
  game: 'board';
  players: number;
  expansions: Expansion[];
  /** A name, or rows of place numbers. */
  layout: string | number[][];
  variants: Variant[];
  edition: Edition;
  letters_deck?: LettersDeck;
  /** Sections of table rows that differ from the printed ones. */
  tables?: Record<string, Json>;
  max_rounds?: number;
}

/** Letters of a seat, by the place they are for. */
export interface SeatLetters {
  open: Partial<Record<Place, number>>;
  delivered: Partial<Record<Place, number>>;
}

/** What a seat has, and where its pieces are. */
export interface BoardSeat {
  lira: number;
  rubies: number;
  goods: Partial<Record<Good, number>>;
  extensions: number;
  /** How many of each good the wheelbarrow holds. */
  room: number;
  merchant: Place;
  /** How many assistants are under the merchant. With neutral ones it is a word of o (own) and n (neutral), bottom first. */
  stack: number | string;
  assistants: Place[];
  family: Place;
  mosque_tiles: Good[];
  /** Cards of the hand that everybody has seen. */
  known: Record<string, number>;
  coffee?: number;
  tavern_tiles?: TavernTile[];
  letters?: SeatLetters;
  /** On all letters. */
  seals?: number;
  /** Where he is: "reserve" is the personal supply, null the general one. */
  companion?: CompanionAt | null;
  /** Has had a second turn this round. */
  doubled?: boolean;
  /** How many bonus cards are in the hand. */
  cards: number;
  /** The bonus cards, where the viewer may see them. */
  hand?: Record<string, number>;
  guild_cards?: number;
  guild?: string[];
}

/** The demand tile on top of each market; null while none has been seen. */
export interface Demand {
  small: number | null;
  large: number | null;
}

/** The demand tiles that have been on top, in their order. */
export interface DemandSeen {
  small: number[];
  large: number[];
}

/** The barrier, and who has its token. */
export interface Barrier {
  between: Place[];
  holder: number;
}

/** Letters that have been given away. */
export interface LettersPile {
  discard: Partial<Record<Place, number>>;
}

/** Kiosk tiles that lie face up, and those that were taken. */
export interface KioskTiles {
  row: string[];
  discard: string[];
}

/** The turn: its phase, and what has been used in it. */
export interface Turn {
  phase: Phase;
  just_done: Place | null;
  yellow_used: boolean;
  must_leave: boolean;
  caravansary_used: boolean;
  met: AnyFigure[];
  actor: Actor;
  no_encounters: boolean;
  joined: number | null;
  guild_turn: boolean;
  guild_used: boolean;
}

/** Something under way within a turn; docs/positions.md says what the numbers mean. */
export interface Frame {
  frame: FrameKind;
  seat: number;
  /** The id of what it is about. */
  about?: string;
  step?: number;
  value?: number;
  actor?: number;
  first?: number;
  second?: number;
}

/** Everything that a viewer may know of a board game. */
export interface BoardView {
  game: 'board';
  options: BoardOptions;
  /** Rows of place numbers. */
  layout: number[][];
  /** The seat that began. */
  start: number;
  round: number;
  /** Whose turn it is. */
  seat: number;
  last_round: boolean;
  ending: OverReason | null;
  over: OverReason | null;
  /** Rubies that end the game. */
  goal: number;
  governor: Place | null;
  smuggler: Place | null;
  coffee_trader?: Place | null;
  courier?: Place | null;
  neutral_merchants?: (Place | null)[];
  neutral_assistants?: Partial<Record<Place, number>>;
  /** Who holds the caravan token; null while it lies on the Caravansary. */
  caravan?: number | null;
  mail: number;
  demand: Demand;
  demand_seen: DemandSeen;
  palace: number;
  dealer: number;
  coffee_house?: number;
  baksheesh?: 'a' | 'b';
  barrier?: Barrier | null;
  guild_discard?: string[];
  letters?: LettersPile;
  coins?: number;
  kiosk?: KioskTiles;
  /** Bottom first. */
  discard: string[];
  turn: Turn;
  /** What is under way, the lowest first. */
  pending: Frame[];
  deck: number;
  guild_deck?: number;
  /** How many of each good a wheelbarrow holds with all extensions. */
  largest_room: number;
  /** The seals that a second turn costs. */
  double_turn_seals?: number;
  places: Places;
  /** The viewing seat; -1 is a spectator. The fields from here on are the viewer's own. */
  viewer: number;
  seats: BoardSeat[];
  /** The cards that are in the deck or hidden in other hands. */
  unseen: Record<string, number>;
  guild_unseen?: string[];
}

/** What an option of the board game names; `kind` says which of it. */
export interface BoardArgs {
  place?: Place;
  card?: string;
  tile?: string;
  figure?: Figure;
  good?: GoodOrCoffee;
  /** A goods word: `r1y2` is one red good and two yellow ones. */
  goods?: string;
  n?: number;
  /** Another seat. */
  other?: number;
  reward?: 'card' | 'lira';
}

/** Something that happened. */
export type BoardEvent =
  | { event: 'turn_begun'; seat: number; round: number }
  | { event: 'moved'; seat: number; place: Place }
  | { event: 'assistant_laid'; seat: number; place: Place }
  | { event: 'assistant_taken'; seat: number; place: Place }
  | { event: 'neutral_assistant_laid'; seat: number; place: Place }
  | { event: 'neutral_assistant_taken'; seat: number; place: Place }
  | { event: 'assistant_returned'; seat: number; place: Place }
  | { event: 'fifth_assistant'; seat: number }
  | { event: 'merchant_paid'; seat: number; other: number; n: number }
  | { event: 'neutral_paid'; seat: number; figure: AnyFigure; n: number }
  | { event: 'turn_cut_short'; seat: number }
  | { event: 'lira'; seat: number; n: number }
  | { event: 'lira_paid'; seat: number; n: number }
  | { event: 'goods'; seat: number; good: Good; n: number }
  | { event: 'goods_paid'; seat: number; good: Good; n: number }
  | { event: 'sold'; seat: number; place: Place; goods: string; n: number }
  | { event: 'extension'; seat: number; n: number }
  | { event: 'ruby'; seat: number; place: Place }
  | { event: 'mosque_tile'; seat: number; colour: Good }
  | { event: 'price'; place: Place; n: number }
  | { event: 'mail'; n: number }
  | { event: 'demand'; market: Market; tile: number }
  | { event: 'card_drawn'; seat: number; card: string }
  | { event: 'card_taken'; seat: number; card: string }
  | { event: 'card_played'; seat: number; card: string }
  | { event: 'card_discarded'; seat: number; card: string }
  | { event: 'deck_shuffled'; n: number }
  | { event: 'nothing_drawn'; seat: number }
  | { event: 'rolled'; first: number; second: number }
  | { event: 'die_turned'; first: number; second: number }
  | { event: 'called'; seat: number; n: number }
  | { event: 'figure_moved'; figure: AnyFigure; place: Place }
  | { event: 'family_sent'; seat: number; place: Place }
  | { event: 'family_caught'; seat: number; other: number }
  | { event: 'family_returned'; seat: number }
  | { event: 'caravan_taken'; seat: number }
  | { event: 'acted'; seat: number; place: Place }
  | { event: 'skipped'; seat: number; place: Place }
  | { event: 'tile_used'; seat: number; colour: Good }
  | { event: 'forced'; seat: number; text: string }
  | { event: 'coffee'; seat: number; n: number }
  | { event: 'coffee_paid'; seat: number; n: number }
  | { event: 'tavern_tile'; seat: number; tile: TavernTile }
  | { event: 'baksheesh_turned'; side: 'a' | 'b' }
  | { event: 'barrier_put'; seat: number; place: Place; to: Place }
  | { event: 'guild_drawn'; seat: number; guild: string }
  | { event: 'guild_played'; seat: number; guild: string }
  | { event: 'guild_discarded'; seat: number; guild: string }
  | { event: 'guild_shuffled'; n: number }
  | { event: 'letter_taken'; seat: number; place: Place }
  | { event: 'letter_delivered'; seat: number; place: Place }
  | { event: 'letter_given'; seat: number; place: Place; n: number }
  | { event: 'letters_shuffled'; n: number }
  | { event: 'companion_placed'; seat: number; place: Place }
  | { event: 'companion_moved'; seat: number; place: Place }
  | { event: 'companion_home'; seat: number }
  | { event: 'double_turn'; seat: number }
  | { event: 'kiosk_revealed'; kiosk: string }
  | { event: 'kiosk_taken'; seat: number; kiosk: string }
  | { event: 'kiosk_shuffled'; n: number }
  | { event: 'rolled_one'; n: number }
  | { event: 'bid'; seat: number; n: number }
  | { event: 'passed'; seat: number }
  | { event: 'auction_won'; seat: number; n: number }
  | { event: 'goal_reached'; seat: number; n: number }
  | { event: 'last_cards' }
  | { event: 'game_over'; reason: OverReason };
