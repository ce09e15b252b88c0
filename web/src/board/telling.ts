/** The board game's words and scenes, for the parts that all tables share. */
import { gains, optionGains, sayOption, sayPrompt } from './labels.ts';
import { stage } from '../table/stage.svelte.ts';
import { sayEvents } from './tell.ts';
import { asBoard } from './view.ts';
import type { Telling } from '../live/telling.ts';

export const telling: Telling = {
  prompt: sayPrompt,
  option: sayOption,
  optionGains,
  gains,
  events: sayEvents,
  async before(events) {
    for (const event of events) {
      if (event.event === 'rolled') await stage.roll([event.first ?? 1, event.second ?? 1]);
      else if (event.event === 'rolled_one') await stage.roll([event.n ?? 1]);
    }
  },
  after(events, view) {
    const board = asBoard(view);
    const acting = board?.seats[board.seat]?.merchant ?? 'fountain';
    stage.fly(events, events.find((event) => event.place)?.place ?? acting);
  },
};
