/** What the turn reads off a view, and what happened. */
import type { BoardView, Frame } from '../protocol/board.ts';
import type { GameEvent } from '../protocol/games.ts';
import type { OptionInfo } from '../lib/protocol.ts';

export type { GameEvent, GameView } from '../protocol/games.ts';
export type Option = OptionInfo;

/** Whose event it is, if it is somebody's. */
export const seatOf = (event: GameEvent): number | undefined => ('seat' in event ? event.seat : undefined);

/** Where a ruby came from: a place, or a track of the Dice Game. */
export const rubySource = (event: GameEvent & { event: 'ruby' }): string =>
  'place' in event ? event.place : event.track;

/** The place whose action is under way: of the uppermost visit. */
export function pendingPlace(view: BoardView): string | undefined {
  return view.pending.findLast((frame) => frame.frame === 'visit')?.about;
}

/** The frame that waits for an answer, if it is not the turn itself. */
export function topFrame(view: BoardView): Frame | undefined {
  return view.pending.at(-1);
}
