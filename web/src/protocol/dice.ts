// Made from the records of games/dice by `python -m tools.protocol_files`.
// Do not edit: change those, and write this file anew.

type Json = Record<string, unknown>;

export type DicePrompt =
  'dice_income' | 'dice_reroll' | 'dice_action' | 'dice_pick' | 'dice_payment' |
  'dice_choose_card' | 'dice_take_markers' | 'a_red' | 'a_yellow' | 'a_green' | 'a_blue' |
  'a_crystal' | 'b_red' | 'b_yellow' | 'b_green' | 'b_blue' | 'b_crystal' | 'c_red' | 'c_yellow' |
  'c_green' | 'c_blue' | 'd_red' | 'd_yellow' | 'd_green' | 'd_blue' | 'e_lira_tile' | 'e_crystal'
  | 'e_brown' | 'e_lira' | 'e_marker' | 'e_tile' | 'f_one' | 'f_two' | 'f_three' | 'g_brown' |
  'g_lira' | 'g_crystals' | 'h_brown' | 'h_tile' | 'h_crystals' | 'a_red_others' |
  'a_yellow_others' | 'a_green_others' | 'a_blue_others' | 'a_crystal_others' | 'b_red_others' |
  'b_yellow_others' | 'b_green_others' | 'b_blue_others' | 'b_crystal_others' | 'c_red_others' |
  'c_yellow_others' | 'c_green_others' | 'c_blue_others' | 'd_red_others' | 'd_yellow_others' |
  'd_green_others' | 'd_blue_others' | 'e_lira_tile_others' | 'e_crystal_others' |
  'e_brown_others' | 'e_lira_others' | 'e_marker_others' | 'e_tile_others' | 'f_one_others' |
  'f_two_others' | 'f_three_others' | 'g_brown_others' | 'g_lira_others' | 'g_crystals_others' |
  'h_brown_others' | 'h_tile_others' | 'h_crystals_others';

export type DicePhase =
  'income' | 'rolled' | 'actions';

export const FACES = [
  'red', 'yellow', 'green', 'blue', 'coin', 'card',
] as const;
export type Face = (typeof FACES)[number];

export type Income =
  'lira' | 'crystal' | 'card';

export type DiceFrameKind =
  'reroll' | 'payment' | 'choose_card' | 'upper' | 'lower' | 'take_markers' | 'roll' |
  'reveal_card' | 'reveal_tile';

export type PaidFor =
  'marker' | 'brown' | 'crystal' | 'two_markers' | 'tile' | 'ruby';

export type DiceOverReason =
  'rubies' | 'max_rounds';

export const TRACKS = [
  'red', 'yellow', 'green', 'blue', 'mixed', 'lira',
] as const;
export type Track = (typeof TRACKS)[number];

export const COLOURS = [
  'red', 'yellow', 'green', 'blue',
] as const;
export type Colour = (typeof COLOURS)[number];

export const THINGS = [
  'red', 'yellow', 'green', 'blue', 'brown', 'crystal', 'lira',
] as const;
export type DiceThing = (typeof THINGS)[number];

export type RubySource =
  'red' | 'yellow' | 'green' | 'blue' | 'mixed' | 'lira' | 'mosque';

export type Piece =
  'die red' | 'die yellow' | 'die green' | 'die blue' | 'marker red' | 'marker yellow' |
  'marker green' | 'marker blue' | 'brown';

/** What was chosen for the game. */
export interface DiceOptions {
  game: 'dice';
  players: number;
  /** Sections of table rows that differ from the printed ones. */
  tables?: Record<string, Json>;
  max_rounds?: number;
}

/** The supply of a seat, all of it open: markers, lira, rubies and tiles. */
export interface DiceSeat {
  red: number;
  yellow: number;
  green: number;
  blue: number;
  brown: number;
  crystal: number;
  lira: number;
  rubies: number;
  tiles: Record<string, number>;
  /** Has had the mosque's ruby. */
  mosque_ruby: boolean;
}

/** The turn: its phase, and what is left of it. */
export interface DiceTurn {
  phase: DicePhase;
  actions_done: number;
  extra_dice: number;
  /** Rolled and unused. */
  dice: Partial<Record<Face, number>>;
  /** Still to be collected. */
  income: Partial<Record<Income, number>>;
  /** Tiles got this turn: they do nothing yet. */
  fresh: Record<string, number>;
}

/** Something under way within a turn; docs/positions_dice.md says what the numbers mean. */
export interface DiceFrame {
  frame: DiceFrameKind;
  seat: number;
  for?: PaidFor;
  card?: string;
  step?: number;
  value?: number;
  left?: number;
  different?: number;
  need_red?: number;
  need_yellow?: number;
  need_green?: number;
  need_blue?: number;
}

/** Everything that a viewer may know of a Dice Game: nothing is hidden in it. */
export interface DiceView {
  game: 'dice';
  options: DiceOptions;
  /** The seat that began. */
  start: number;
  round: number;
  /** Whose turn it is. */
  seat: number;
  last_round: boolean;
  over: DiceOverReason | null;
  /** Rubies that end the game. */
  goal: number;
  seats: DiceSeat[];
  rubies_taken: Partial<Record<Track, number>>;
  mosque_rubies: number;
  /** Mosque tiles that can be bought. */
  display: Record<string, number>;
  /** Under the stack, the next one first. */
  under: string[];
  cards_shown: string[];
  cards_discarded: string[];
  turn: DiceTurn;
  /** What is under way, the lowest first. */
  pending: DiceFrame[];
  /** Everything that a text may name. */
  numbers: Record<string, number>;
  prices: Partial<Record<Track, number[]>>;
  tile_costs: Record<string, Partial<Record<Colour, number>>>;
  supply: Partial<Record<DiceThing, number>>;
  /** Mosque tiles that lie face down. */
  stack: number;
  /** Bazaar cards that lie face down. */
  deck: number;
  /** What breaks a tie, by seat. */
  worth: number[];
  actions_left: number;
  /** By the text of an action: all ways to pay for it. */
  payments: Record<string, string[][]>;
  /** The viewing seat; -1 is a spectator. */
  viewer: number;
}

/** What an option of the Dice Game names; `kind` says which of it. */
export interface DiceArgs {
  what?: Income;
  face?: Face;
  colour?: Colour;
  thing?: DiceThing;
  tile?: string;
  track?: RubySource;
  card?: string;
  n?: number;
}

/** Something that happened. */
export type DiceEvent =
  | { event: 'turn_begun'; seat: number; round: number }
  | { event: 'rolled'; face: Face }
  | { event: 'picked'; face: Face }
  | { event: 'acted'; seat: number; text: string }
  | { event: 'coins'; seat: number; n: number }
  | { event: 'paid'; seat: number; piece: Piece }
  | { event: 'taken'; seat: number; thing: DiceThing; n: number }
  | { event: 'given'; seat: number; thing: DiceThing; n: number }
  | { event: 'returned'; seat: number; thing: DiceThing }
  | { event: 'ruby'; seat: number; track: RubySource }
  | { event: 'goal_reached'; seat: number; n: number }
  | { event: 'tile_taken'; seat: number; tile: string }
  | { event: 'tile_given'; seat: number; tile: string }
  | { event: 'tile_shown'; tile: string }
  | { event: 'card_shown'; card: string }
  | { event: 'card_used'; seat: number; card: string }
  | { event: 'deck_shuffled'; n: number }
  | { event: 'forced'; seat: number; text: string }
  | { event: 'game_over'; reason: DiceOverReason };
