/** What is acted out just now: dice, things that fly, a ruby's moment. Drawn by Stage.svelte. */
import { seatOf, type GameEvent } from './game.ts';
import { moving, paced } from '../lib/settings.svelte.ts';
import { hear, play } from './sound.ts';

/** What goes from where to where. */
export interface Way {
  /** lira, ruby, coffee, card, a good's colour */
  what: string;
  n: number;
  /** A place id, or a seat's number. */
  from: string | number;
  to: string | number;
}

export interface Flight extends Way {
  id: number;
  delay: number;
}

const FLYING: Record<string, string> = {
  lira: 'lira',
  goods: '',
  ruby: 'ruby',
  coffee: 'coffee',
  card_drawn: 'card',
  card_taken: 'card',
  guild_drawn: 'guild',
  letter_taken: 'letter',
  mosque_tile: 'tile',
};
const LEAVING: Record<string, string> = { lira_paid: 'lira', goods_paid: '', coffee_paid: 'coffee' };

/** How long an update stays before the next one is shown. */
export function pause(events: GameEvent[], mine: boolean): number {
  if (mine) return 0;
  const kinds = events.map((event) => event.event);
  if (kinds.includes('ruby')) return 1300;
  if (kinds.includes('moved') || kinds.includes('companion_moved')) return 750;
  return events.length ? 600 : 120;
}

class Stage {
  dice = $state.raw<{ values: number[]; rolling: boolean } | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** The seat that has just gained a ruby. */
  glory = $state<number | null>(null);
  #next = 0;
  #skip: (() => void) | null = null;
  #skipping = false;

  /** Nothing is acted out: everything is there at once. */
  get still(): boolean {
    return this.#skipping || paced(1) === 0 || !moving();
  }

  /** Wait, unless it is skipped. */
  wait(milliseconds: number): Promise<void> {
    const time = paced(milliseconds);
    if (this.still || time < 1) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.#skip = done;
    });
  }

  /** Show the end of everything at once. */
  skip(): void {
    this.#skipping = true;
    this.#skip?.();
  }

  /** From now on things take their time again. */
  resume(): void {
    this.#skipping = false;
  }

  async roll(values: number[]): Promise<void> {
    play('dice');
    if (this.still) return;
    this.dice = { values, rolling: true };
    await this.wait(600);
    this.dice = { values, rolling: false };
    await this.wait(650);
    this.dice = null;
  }

  /** Goods, coins and cards go their way; nobody waits for them. */
  fly(events: GameEvent[], place: string): void {
    hear(events);
    const ways: Way[] = [];
    const add = (what: string, n: number, from: string | number, to: string | number): void => {
      ways.push({ what, n, from, to });
    };
    for (const event of events) {
      const seat = seatOf(event) ?? 0;
      const n = 'n' in event ? event.n : 1;
      const good = 'good' in event ? event.good : '';
      if (event.event === 'merchant_paid') add('lira', n, seat, event.other);
      else if (event.event in FLYING) {
        add(FLYING[event.event] || good, n, 'place' in event ? event.place : place, seat);
      } else if (event.event in LEAVING) add(LEAVING[event.event] || good, n, seat, place);
      if (event.event === 'ruby') this.celebrate(seat);
    }
    this.send(ways);
  }

  /** Things go these ways, one shortly after the other. */
  send(ways: Way[]): void {
    if (this.still) return;
    this.flights = [...this.flights, ...ways.map((way, i) => ({ ...way, id: this.#next++, delay: i * 70 }))];
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  celebrate(seat: number): void {
    if (this.still) return;
    this.glory = seat;
    setTimeout(() => (this.glory = null), 1000);
  }
}

export const stage = new Stage();
