/** The view of a board game as the server sends it, and how places are named and numbered. */
import { GOODS, PLACES, type BoardView, type Frame, type Good } from '../../protocol/board.ts';
import type { GameView } from '../../protocol/games.ts';

export { GOODS, PLACES } from '../../protocol/board.ts';
export type { BoardSeat, BoardView, Good } from '../../protocol/board.ts';

/** The figures that dice move, where a view tells their places. */
export const FIGURES = ['governor', 'smuggler', 'coffee_trader', 'courier'] as const;

export type PlaceId = string;
export type Counts = Partial<Record<string, number>>;

/** A view of the board game, if it is one. */
export function asBoard(view: GameView | null | undefined): BoardView | null {
  return view?.game === 'board' ? view : null;
}

/** What the registry hands to the components of this game: its own views only. */
export function boardView(view: GameView): BoardView {
  if (view.game !== 'board') throw new TypeError(view.game);
  return view;
}

/** The place whose action is under way: of the uppermost visit. */
export function pendingPlace(view: BoardView): string | undefined {
  return view.pending.findLast((frame) => frame.frame === 'visit')?.about;
}

/** The frame that waits for an answer, if it is not the turn itself. */
export function topFrame(view: BoardView): Frame | undefined {
  return view.pending.at(-1);
}

export function placeNumber(place: PlaceId): number {
  return (PLACES as readonly PlaceId[]).indexOf(place) + 1;
}

export function placeId(number: number): PlaceId {
  return PLACES[number - 1] ?? '';
}

/** Goods one by one, in the order of their colours. */
export function each(found: Counts): Good[] {
  return GOODS.flatMap((good) => Array<Good>(found[good] ?? 0).fill(good));
}
