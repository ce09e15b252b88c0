/** The Dice Game acted out: dice that roll, things that run short. */
import type { GameEvent } from '../../protocol/games.ts';
import { rubySource } from '../../shell/live/events.ts';
import { hear, play, type Sounds } from '../../shell/stage/sound.ts';
import { stage, type Way } from '../../shell/stage/stage.svelte.ts';

const SHORT_FOR = 3500;
const ROLL = 700;
const SOUNDS: Sounds = { coins: 'coin', taken: 'goods', tile_taken: 'card', ruby: 'ruby', game_over: 'end' };

/** What the table shows for a moment. */
class Moment {
  /** Faces of the dice that roll. */
  rolling = $state.raw<string[]>([]);
  /** Things that everyone has just given back, because the supply was short. */
  short = $state.raw<string[]>([]);
}

export const moment = new Moment();
let timer = 0;

export async function after(events: GameEvent[]): Promise<void> {
  hear(events, SOUNDS);
  stage.send(events.flatMap(ways));
  for (const event of events) if (event.event === 'ruby') stage.celebrate(event.seat);
  const short = events.flatMap((event) => (event.event === 'returned' ? [event.thing] : []));
  if (short.length) {
    moment.short = short.filter((thing, n) => short.indexOf(thing) === n);
    clearTimeout(timer);
    timer = window.setTimeout(() => (moment.short = []), SHORT_FOR);
  }
  moment.rolling = events.flatMap((event) => (event.event === 'rolled' && 'face' in event ? [event.face] : []));
  if (!moment.rolling.length) return;
  play('roll');
  await stage.wait(ROLL);
  moment.rolling = [];
}

function ways(event: GameEvent): Way[] {
  if (event.event === 'taken') return [{ what: event.thing, n: event.n, from: 'supply', to: event.seat }];
  if (event.event === 'given') return [{ what: event.thing, n: event.n, from: event.seat, to: 'supply' }];
  if (event.event === 'returned') return [{ what: event.thing, n: 1, from: event.seat, to: 'supply' }];
  if (event.event === 'tile_taken') return [{ what: 'tile', n: 1, from: 'tiles', to: event.seat }];
  return event.event === 'ruby' ? [{ what: 'ruby', n: 1, from: `track:${rubySource(event)}`, to: event.seat }] : [];
}

export function pause(events: GameEvent[]): number {
  if (events.some((event) => event.event === 'ruby')) return 1300;
  return events.length ? 600 : 120;
}

export function length(events: GameEvent[]): number {
  return pause(events) + (events.some((event) => event.event === 'rolled') ? ROLL : 0);
}
