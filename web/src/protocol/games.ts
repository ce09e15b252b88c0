/** What the games of the family have in common: each view says of which game it is. */
import type { BoardArgs, BoardEvent, BoardView } from './board.ts';
import type { DiceArgs, DiceEvent, DiceView } from './dice.ts';

export type GameView = BoardView | DiceView;
export type GameEvent = BoardEvent | DiceEvent;
/** What an option names; its kind says which of it. */
export type OptionArgs = BoardArgs & DiceArgs;
