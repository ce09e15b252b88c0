/** What happened, as far as it is alike in all games. */
import type { GameEvent } from '../../protocol/games.ts';

/** Whose event it is, if it is somebody's. */
export const seatOf = (event: GameEvent): number | undefined => ('seat' in event ? event.seat : undefined);

/** Where a ruby came from: a place, or a track. */
export const rubySource = (event: GameEvent & { event: 'ruby' }): string =>
  'place' in event ? event.place : event.track;
