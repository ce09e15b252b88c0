/** What the games of the family have in common: each view says of which game it is. */
import type { BoardArgs, BoardEvent, BoardOptions, BoardPrompt, BoardView } from './board.ts';
import type { DiceArgs, DiceEvent, DiceOptions, DicePrompt, DiceView } from './dice.ts';

export type GameView = BoardView | DiceView;
export type GameEvent = BoardEvent | DiceEvent;
/** What was chosen for a game, with all defaults. */
export type GameOptions = BoardOptions | DiceOptions;
/** What a decision asks. */
export type Prompt = BoardPrompt | DicePrompt;
/** What an option names; its kind says which of it. */
export type OptionArgs = BoardArgs & DiceArgs;
