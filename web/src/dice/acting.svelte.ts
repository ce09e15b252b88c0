/** What is acted out just now at a table of the Dice Game: dice that roll, things that run short. */
import { rubySource, type GameEvent } from '../table/game.ts';
import { hear, play } from '../table/sound.ts';
import { stage, type Way } from '../table/stage.svelte.ts';

const SHORT_FOR = 3500;

class Acting {
  /** Faces of the dice that roll. */
  rolling = $state.raw<string[]>([]);
  /** Things that everyone has just given back, because the supply was short. */
  short = $state.raw<string[]>([]);
  #timer = 0;

  async act(events: GameEvent[]): Promise<void> {
    hear(events);
    this.#fly(events);
    const short = events.flatMap((event) => (event.event === 'returned' ? [event.thing] : []));
    if (short.length) {
      this.short = [...new Set(short)];
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => (this.short = []), SHORT_FOR);
    }
    this.rolling = events.flatMap((event) => (event.event === 'rolled' && 'face' in event ? [event.face] : []));
    if (this.rolling.length) play('dice');
    if (this.rolling.length) await stage.wait(700);
    this.rolling = [];
  }

  #fly(events: GameEvent[]): void {
    const ways: Way[] = [];
    for (const event of events) {
      if (event.event === 'taken') ways.push({ what: event.thing, n: event.n, from: 'supply', to: event.seat });
      else if (event.event === 'given') ways.push({ what: event.thing, n: event.n, from: event.seat, to: 'supply' });
      else if (event.event === 'returned') ways.push({ what: event.thing, n: 1, from: event.seat, to: 'supply' });
      else if (event.event === 'tile_taken') ways.push({ what: 'tile', n: 1, from: 'tiles', to: event.seat });
      else if (event.event === 'ruby') {
        ways.push({ what: 'ruby', n: 1, from: `track:${rubySource(event)}`, to: event.seat });
        stage.celebrate(event.seat);
      }
    }
    stage.send(ways);
  }
}

export const acting = new Acting();
