/** The turn, for the parts of the board game's screen. */
import { useTurn } from '../../../shell/live/turn.svelte.ts';
import { BoardTurn } from './turn.svelte.ts';

export function useBoardTurn(): BoardTurn {
  const turn = useTurn();
  if (!(turn instanceof BoardTurn)) throw new TypeError('the turn of another game');
  return turn;
}
