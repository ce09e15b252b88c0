/** What the games of the family have in common: each view says of which game it is. */
import type { BoardView } from './board.ts';
import type { DiceView } from './dice.ts';

export type GameView = BoardView | DiceView;
