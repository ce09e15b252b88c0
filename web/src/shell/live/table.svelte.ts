/** One table, live: what is shown, what may be done, and what is being acted out. */
import { Refused } from '../lib/api.ts';
import type { GameView } from '../../protocol/games.ts';
import { eventsOf, Pace } from './pace.ts';
import { Requests } from './requests.svelte.ts';
import { Hints } from './hints.svelte.ts';
import { nextHolder, peopleHere, viewToShow } from './hotseat.ts';
import { beginsNow, namesOf } from '../lib/play.ts';
import type { DecisionNode, OptionInfo, SeatView, ServerMessage, TableInfo, Update } from '../../protocol/server.ts';
import { SPECTATOR } from '../../protocol/server.ts';
import { connection, type Line } from '../lib/socket.svelte.ts';
import { stage } from '../stage/stage.svelte.ts';
import { SeatStories } from './seat-stories.ts';
import type { Story } from './story.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { kitOf } from '../../games/index.ts';
import type { Animation } from '../kit.ts';
import { noteOf } from './clocks.ts';

const NO_OPTIONS: OptionInfo[] = [];

export class TableStore extends Requests {
  info = $state.raw<TableInfo | null>(null);
  /** One of each own seat; also what everybody may see, unless it is exactly one. */
  views = $state.raw<SeatView[]>([]);
  /** Of several people at this screen, the seat of the one who looks at it. */
  holder = $state<number | null>(null);
  /** The number of the state that is shown. */
  number = $state(0);
  /** Updates are being acted out. */
  playing = $state(false);
  starting = $state(false);
  missing = $state(false);
  /** The host has freed my seat. */
  freed = $state(false);
  /** When the time of the one who has to choose is over, by performance.now(). */
  deadline = $state<number | null>(null);
  readonly hints = new Hints(this);
  /** How the game that is played is acted out. */
  animation: Animation | null = null;

  here = $derived(peopleHere(this.info));
  shown = $derived<SeatView | null>(viewToShow(this.views, this.here, this.holder));
  /** The seat whose person has to be given the screen. */
  handOver = $derived(this.playing ? null : nextHolder(this.shown, this.here, this.holder));
  view = $derived<GameView | null>(this.shown?.view ?? null);
  seat = $derived(this.shown?.seat ?? SPECTATOR);
  node = $derived(this.shown?.node ?? null);
  names = $derived(namesOf(this.info?.seats ?? []));
  decision = $derived<DecisionNode | null>(this.node?.kind === 'decision' ? this.node : null);
  options = $derived<OptionInfo[]>(this.playing ? NO_OPTIONS : (this.decision?.options ?? NO_OPTIONS));
  yourTurn = $derived(this.options.length > 0);

  #heard = 0;
  /** Something was missed: all of it was asked for. */
  #lost = false;
  #atEnd: TableInfo | null = null;
  #queue: Update[] = [];
  #pace = new Pace();
  #closed = false;
  #stories: SeatStories;
  #stop: () => void;
  #save = (): void => this.#stories.save();

  constructor(
    readonly id: string,
    protected readonly line: Line = connection,
  ) {
    super();
    this.#stories = new SeatStories(id);
    addEventListener('pagehide', this.#save);
    this.#stop = line.listen(this.#hear, () => void this.watch(), id);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('pagehide', this.#save);
    this.#save();
    this.#queue = [];
    this.#stop();
    stage.skip();
    void this.line.ask({ type: 'unwatch', table: this.id }).catch(() => undefined);
  }

  /** Nobody looks any more; asked anew after every wait. */
  #gone(): boolean {
    return this.#closed;
  }

  protected async watch(): Promise<void> {
    try {
      await this.line.ask({ type: 'watch', table: this.id });
    } catch (problem) {
      if (problem instanceof Refused && problem.reason === 'refused-no_table') this.missing = true;
    }
  }

  #hear = (message: ServerMessage): void => {
    if (message.type === 'table' && (message.table.id === this.id || message.table.watch === this.id)) {
      if (message.table.status === 'over' && this.shown && message.number === this.#heard) {
        // the game has just ended: all is known when that has been acted out
        this.#atEnd = message.table;
        if (!this.playing) this.info = message.table;
        return;
      }
      this.info = message.table;
      this.missing = this.#lost = false;
      this.problem = '';
      void kitOf(this.info.options.game)
        .animation()
        .then((found) => (this.animation = found));
      this.#heard = message.number;
      this.#queue = [];
      stage.skip();
      this.number = message.number;
      this.#stories.begin(message);
      this.views = message.views;
      this.#clock(message.table);
      this.busy = false;
      if (this.info.status === 'waiting' && beginsNow(this.id)) {
        this.starting = true;
        void this.ask({ type: 'start', table: this.id }).finally(() => (this.starting = false));
      }
    } else if (message.type === 'seats' && message.table === this.id && this.info) {
      const { status, seats, watchers, your_seats, you_host, hints_on } = message;
      this.info = { ...this.info, status, seats, watchers, your_seats, you_host, hints_on };
    } else if (message.type === 'update' && message.table === this.id) {
      if (message.before !== this.#heard) {
        if (!this.#lost) void this.watch();
        this.#lost = true;
        return;
      }
      this.#heard = message.after;
      for (const view of message.views) if (view.seat === this.seat) this.count(view.steps);
      this.#queue.push(message);
      void this.#play();
    } else if (message.type === 'notice' && message.table === this.id) {
      this.missing ||= message.reason === 'notice-table_deleted';
      this.freed ||= message.reason === 'notice-seat_freed';
    }
  };

  protected get latest(): number {
    return this.#heard;
  }

  /** What happened, as the one may know it who looks at the screen. */
  get story(): Story {
    return this.#stories.of(this.seat);
  }

  #clock({ seconds_left: left, reserves }: Pick<TableInfo, 'seconds_left' | 'reserves'>): void {
    this.deadline = left === null ? null : performance.now() + left * 1000;
    if (this.info) this.info = { ...this.info, reserves };
  }

  async #play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      if (this.#queue.length > 30) stage.skip();
      // only told where the next one is there already: nobody would see it
      if (stage.still && this.#queue.length) this.#stories.add(update.views);
      else await this.#actOut(update);
    }
    this.playing = false;
    if (this.#atEnd) this.info = this.#atEnd;
    // what was skipped is over when it is my turn again
    if (this.node?.kind !== 'decision' || this.node.seat === this.seat) stage.resume();
  }

  async #actOut(update: Update): Promise<void> {
    const next = viewToShow(update.views, this.here, this.holder);
    if (!next || this.#gone()) return;
    const events = eventsOf(next);
    const mine = next.steps.some((step) => step.by === next.seat);
    if (mine) this.#pace.rest();
    stage.tempo = mine || settings.speed !== 'quick' ? null : this.#pace.tempo(next, this.#queue, this.animation);
    const began = performance.now();
    await this.animation?.before?.(events);
    if (this.#gone()) return;
    const before = this.view;
    this.views = update.views;
    this.number = update.after;
    this.#stories.add(update.views);
    this.#clock(update);
    if (next.node.kind === 'over' && this.info) this.info = { ...this.info, status: 'over' };
    await this.animation?.after(events, before);
    if (!mine) await stage.wait(this.animation?.pause(events) ?? 0);
    this.#pace.took(performance.now() - began);
    stage.tempo = null;
  }

  note(seat: number): string | undefined {
    return noteOf(this.info, seat);
  }
}
