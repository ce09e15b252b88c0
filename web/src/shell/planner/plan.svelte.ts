/** A route at the usual table: whatever is chosen there is the next stop, and nobody is told. */
import type { GameOptions } from '../../protocol/games.ts';
import type { RouteQuestion, RouteBody, SeatView, Station, Stop } from '../../protocol/server.ts';
import { Frames } from '../learn/frames.svelte.ts';
import type { Question } from '../lib/socket.svelte.ts';
import { saySentence } from '../live/phrases.ts';
import { say } from '../lib/words.svelte.ts';
import { planRoute } from './api.ts';

export const MOST_STOPS = 8;

/** From where a route is drawn. */
export interface Beginning {
  table: string;
  seat: number;
  /** The frame of a replay; null: the present. */
  at: number | null;
  options: GameOptions;
  names: string[];
}

export class Plan extends Frames {
  stops = $state.raw<Stop[]>([]);
  stations = $state.raw<Station[]>([]);
  problem = $state('');

  constructor(
    readonly from: Beginning,
    /** The seat as it is now, until the first answer is there. */
    private readonly first: SeatView,
  ) {
    super(`plan-${from.table}`, from.options, from.names, from.seat);
  }

  protected get frames(): SeatView[] {
    const last = this.stations.length - 1;
    const full = this.stops.length >= MOST_STOPS;
    const found = this.stations.map(({ frame }, n) => {
      const view = { ...frame, can_undo: n === last && last > 0 };
      // a full route is only looked at
      if (!full || frame.node.kind !== 'decision') return view;
      return { ...view, node: { ...frame.node, options: [] } };
    });
    return found.length ? found : [this.first];
  }

  /** The places of the route, from where it begins. */
  get places(): string[] {
    return this.stations.map(({ place }) => place);
  }

  /** The station that is looked at. */
  get looked(): number {
    return this.at;
  }

  override async ask(question: Question): Promise<unknown> {
    if (question.type === 'undo') return this.takeBack();
    if (question.type === 'watch' && !this.stations.length) await this.#foresee([]);
    return super.ask(question);
  }

  protected chosen(texts: string[]): void {
    if (this.looked === this.stops.length) void this.#foresee([...this.stops, { texts, branch: 0 }]);
  }

  takeBack(): Promise<void> {
    return this.#foresee(this.stops.slice(0, -1));
  }

  clear(): Promise<void> {
    return this.#foresee([]);
  }

  look(station: number): void {
    this.jump(station);
  }

  /** Another outcome of a stop; what comes after it begins anew from there. */
  take(stop: number, branch: number): Promise<void> {
    return this.#change(stop, { branch });
  }

  /** Another answer to what a place asks. */
  answer(stop: number, { choices }: RouteQuestion, text: string): Promise<void> {
    const others = choices.map((choice) => choice.text);
    const [going = '', ...texts] = this.stops[stop]?.texts ?? [];
    return this.#change(stop, { texts: [going, ...texts.filter((one) => !others.includes(one)), text], branch: 0 });
  }

  #change(stop: number, change: Partial<Stop>): Promise<void> {
    const later = (one: Stop): Stop => ({ ...one, branch: 0 });
    return this.#foresee(
      this.stops.map((one, n) => (n === stop ? { ...one, ...change } : n > stop ? later(one) : one)),
    );
  }

  /** Ask what a route comes to; as far as it is possible it is shown. */
  async #foresee(stops: Stop[]): Promise<void> {
    const { table, seat, at, names } = this.from;
    const wanted: RouteBody = { seat, at, stops };
    try {
      const { stations, problem } = await planRoute(table, wanted);
      this.stations = stations;
      this.stops = stops.slice(0, stations.length - 1);
      this.problem = problem ? saySentence(problem.says, names) : '';
      if (!problem && this.stops.length >= MOST_STOPS) this.problem = say('planner-most', { n: MOST_STOPS });
    } catch (refused) {
      this.problem = refused instanceof Error ? refused.message : '';
    }
    this.jump(Math.max(0, this.stations.length - 1));
  }
}
