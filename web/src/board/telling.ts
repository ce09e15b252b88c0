/** The board game acted out. */
import { stage } from '../table/stage.svelte.ts';
import type { Telling } from '../live/telling.ts';

export const telling: Telling = {
  async before(events) {
    for (const event of events) {
      if (event.event === 'rolled') await stage.roll([event.first ?? 1, event.second ?? 1]);
      else if (event.event === 'rolled_one') await stage.roll([event.n ?? 1]);
    }
  },
  after(events, view) {
    const acting = view?.seats[view.seat]?.merchant ?? 'fountain';
    stage.fly(events, events.find((event) => event.place)?.place ?? acting);
  },
};
