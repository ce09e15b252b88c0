/** The board game acted out. */
import { stage } from '../table/stage.svelte.ts';
import { asBoard } from './view.ts';
import type { Telling } from '../live/telling.ts';

export const telling: Telling = {
  async before(events) {
    for (const event of events) {
      if (event.event === 'rolled' && 'first' in event) await stage.roll([event.first, event.second]);
      else if (event.event === 'rolled_one') await stage.roll([event.n]);
    }
  },
  after(events, view) {
    const board = asBoard(view);
    const acting = board?.seats[board.seat]?.merchant ?? 'fountain';
    const [place = acting] = events.flatMap((event) => ('place' in event ? [event.place] : []));
    stage.fly(events, place);
  },
};
