/** What is acted out just now: dice, things that fly, a ruby's moment. Drawn by Stage.svelte. */
import { moving, paced } from '../lib/settings.svelte.ts';
import { play } from './sound.ts';

/** What goes from where to where. */
export interface Way {
  /** lira, ruby, coffee, card, a good's colour */
  what: string;
  n: number;
  /** A place id, or a seat's number. */
  from: string | number;
  to: string | number;
  /** Where in the panel of a seat it belongs: the first that is there, by the end of its rule. */
  parts?: string[];
}

export interface Flight extends Way {
  id: number;
  delay: number;
}

/** Milliseconds of dice that roll and lie there, at normal speed. */
export const ROLL = 1250;
/** How much faster all is while a key or a finger is held, and how long a tap lasts. */
const HURRY = 4;
const TAP = 300;
/** Milliseconds for which a place is pointed out. */
const POINT = 1800;

class Stage {
  /** `ms`: how long they tumble. */
  dice = $state.raw<{ values: number[]; rolling: boolean; ms: number } | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** The place that is pointed out. */
  spot = $state<string | null>(null);
  /** The seat that has just gained a ruby. */
  glory = $state<number | null>(null);
  #next = 0;
  #skip: (() => void) | null = null;
  #skipping = false;
  /** Since when somebody holds a key or a finger down. */
  #held: number | null = null;
  /** The part of its time that everything takes; without it as the settings say. */
  tempo: number | null = null;

  /** Nothing is acted out: everything is there at once. */
  get still(): boolean {
    return this.#skipping || paced(1) === 0 || !moving();
  }

  /** A time at the pace of now. */
  #paced(milliseconds: number): number {
    return (milliseconds * (this.tempo ?? paced(1))) / (this.#held === null ? 1 : HURRY);
  }

  /** Wait, unless it is skipped. */
  wait(milliseconds: number): Promise<void> {
    const time = this.#paced(milliseconds);
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

  /** A key or a finger goes down: all is faster as long as it is held. */
  hold(): void {
    if (this.#held !== null) return;
    this.#held = performance.now();
    this.#skip?.();
  }

  /** It goes up: what was only a tap skips to the end. */
  release(): void {
    if (this.#held !== null && performance.now() - this.#held < TAP) this.skip();
    this.#held = null;
  }

  async roll(values: number[]): Promise<void> {
    play('roll');
    if (this.still) return;
    const ms = this.#paced(ROLL / 2);
    this.dice = { values, rolling: true, ms };
    await this.wait(ROLL / 2);
    this.dice = { values, rolling: false, ms };
    await this.wait(ROLL / 2);
    this.dice = null;
  }

  /** Things go these ways, one shortly after the other. */
  send(ways: Way[]): void {
    if (this.still) return;
    this.flights = [...this.flights, ...ways.map((way, i) => ({ ...way, id: this.#next++, delay: i * 70 }))];
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  /** Point a place out, without motion too. */
  point(place: string | null): void {
    this.spot = place;
    setTimeout(() => (this.spot = null), POINT);
  }

  celebrate(seat: number): void {
    if (this.still) return;
    this.glory = seat;
    setTimeout(() => (this.glory = null), 1000);
  }
}

export const stage = new Stage();
