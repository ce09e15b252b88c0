/** The Dice Game acted out. */
import type { Telling } from '../live/telling.ts';
import { acting } from './acting.svelte.ts';

export const telling: Telling = {
  before: () => Promise.resolve(),
  after: (events) => acting.act(events),
};
