/** How fast the turns of others are told: quickly, all of them together take less than three seconds. */
import type { GameEvent } from '../../protocol/games.ts';
import type { SeatView, Update } from '../../protocol/server.ts';
import type { Animation } from '../kit.ts';
import { paced } from '../lib/settings.svelte.ts';

/** Milliseconds for the turns of all others, shared among them. */
const QUICK = 2400;

export const eventsOf = (view: SeatView): GameEvent[] => view.steps.flatMap((step) => step.events);

export class Pace {
  #by: number | 'chance' | undefined;
  /** Milliseconds that are left for the turn that is told, and for the round. */
  #turn = 0;
  #round = QUICK;

  /** It is the turn of somebody at this screen: the next round has all of its time. */
  rest(): void {
    this.#round = QUICK;
    this.#by = undefined;
  }

  /** The part of its usual time that a view takes to be told, with what waits of the same turn. */
  tempo(view: SeatView, queue: Update[], animation: Pick<Animation, 'length'> | null): number {
    const by = view.steps[0]?.by;
    if (by !== this.#by) {
      this.#by = by;
      this.#turn = QUICK / Math.max(1, view.view.seats.length - 1);
    }
    const coming = queue.flatMap(({ views }) => views.filter((next) => next.seat === view.seat));
    const end = coming.findIndex((next) => next.steps[0]?.by !== by);
    const turn = [view, ...coming.slice(0, end < 0 ? undefined : end)];
    const length = turn.reduce((sum, next) => sum + (animation?.length(eventsOf(next)) ?? 0), 0);
    return Math.min(paced(1), Math.max(0, Math.min(this.#turn, this.#round)) / Math.max(1, length));
  }

  took(milliseconds: number): void {
    this.#turn -= milliseconds;
    this.#round -= milliseconds;
  }
}
