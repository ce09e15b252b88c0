/** What is acted out just now at a table of the Dice Game: dice that roll, things that run short. */
import type { GameEvent } from '../table/game.ts';
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
    const short = events.flatMap(({ event, thing }) => (event === 'returned' && thing ? [thing] : []));
    if (short.length) {
      this.short = [...new Set(short)];
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => (this.short = []), SHORT_FOR);
    }
    this.rolling = events.flatMap(({ event, face }) => (event === 'rolled' && face ? [face] : []));
    if (this.rolling.length) play('dice');
    if (this.rolling.length) await stage.wait(700);
    this.rolling = [];
  }

  #fly(events: GameEvent[]): void {
    const ways: Way[] = [];
    for (const { event, seat = 0, thing = '', n = 1, track = '' } of events) {
      if (event === 'taken') ways.push({ what: thing, n, from: 'supply', to: seat });
      else if (event === 'given' || event === 'returned') ways.push({ what: thing, n, from: seat, to: 'supply' });
      else if (event === 'tile_taken') ways.push({ what: 'tile', n, from: 'tiles', to: seat });
      else if (event === 'ruby') {
        ways.push({ what: 'ruby', n, from: `track:${track}`, to: seat });
        stage.celebrate(seat);
      }
    }
    stage.send(ways);
  }
}

export const acting = new Acting();
