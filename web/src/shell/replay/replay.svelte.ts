/** A game gone through again: where one stands in it, through whose eyes, and what is drawn. */
import { api, Refused } from '../lib/api.ts';
import type { GameView } from '../../protocol/games.ts';
import { namesOf } from '../lib/play.ts';
import { SPECTATOR, type OptionInfo, type SeatView, type StepInfo, type TableInfo } from '../../protocol/server.ts';
import { paced } from '../lib/settings.svelte.ts';
import { stage } from '../stage/stage.svelte.ts';
import { say } from '../lib/words.svelte.ts';
import { kitOf } from '../../games/index.ts';
import type { Kit } from '../kit.ts';
import { outline, turnFrom, type Outline } from './outline.ts';
import { partsOf, type Parts } from './parts.ts';

/** Frames fetched at a time. */
const CHUNK = 50;
/** Milliseconds: so long is an entry seen at least, at any speed. */
const SHORTEST = 90;
const PATIENCE = 1000;
/** Between two steps of another line. */
const LINE_PAUSE = 900;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class ReplayStore {
  info = $state.raw<TableInfo | null>(null);
  /** What the game lends to its replay. */
  game = $state.raw<Parts | null>(null);
  steps = $state.raw<StepInfo[]>([]);
  viewer = $state(SPECTATOR);
  /** The number of the state that is wanted; its drawing may be on the way. */
  at = $state(0);
  shown = $state.raw<SeatView | null>(null);
  playing = $state(false);
  problem = $state('');
  missing = $state(false);
  /** What is shown did not happen: so many steps of another line have been played out. 0 on the way of the game. */
  astray = $state(0);
  /** The planner is open. */
  planning = $state(false);

  kit = $derived<Kit>(kitOf(this.info?.options.game));
  length = $derived(this.steps.length);
  outline = $derived<Outline>(outline(this.steps));
  names = $derived(
    namesOf(this.info?.seats ?? []).map((name, seat) => name || say('screen-player_n', { n: seat + 1 })),
  );
  view = $derived<GameView | null>(this.shown?.view ?? null);
  /** Through whose eyes it may be seen: anybody's when it is over, else one's own. */
  viewers = $derived([
    SPECTATOR,
    ...(this.info?.status === 'over' ? this.info.seats.map(({ seat }) => seat) : (this.info?.your_seats ?? [])),
  ]);

  #frames: Partial<Record<string, SeatView[]>> = {};
  #loading = false;
  #run = 0;
  #closed = false;

  constructor(readonly id: string) {}

  async open(at: number, viewer: number | null): Promise<void> {
    try {
      this.info = await api.table(this.id);
      // people at one screen would see each other's cards of a game that is on
      const together = this.info.status !== 'over' && this.info.your_seats.length > 1;
      this.viewer =
        this.viewers.find((seat) => seat === viewer) ?? (together ? SPECTATOR : (this.info.your_seats[0] ?? SPECTATOR));
      // all that the first drawing needs, at once; an entry that there is not is found out below
      const [game, { steps }] = await Promise.all([
        partsOf(this.kit),
        api.steps(this.id, this.viewer),
        this.#part(at).catch(() => undefined),
      ]);
      Object.assign(this, { game, steps });
      stage.resume();
      await this.go(at);
    } catch (refused) {
      this.missing = true;
      this.problem = refused instanceof Error ? refused.message : '';
    }
  }

  close(): void {
    this.#closed = true;
    this.stop();
    stage.skip();
  }

  /** Stand after this entry. */
  async go(n: number): Promise<void> {
    this.stop();
    await this.#show(n);
  }

  turn(direction: 1 | -1): Promise<void> {
    return this.go(turnFrom(this.outline.turns, this.at, direction, this.length));
  }

  /** See it through the eyes of a seat. */
  async look(viewer: number): Promise<void> {
    this.viewer = viewer;
    const { at } = this;
    await this.#show(at);
    try {
      const { steps } = await api.steps(this.id, viewer);
      if (this.viewer === viewer) this.steps = steps;
    } catch (refused) {
      this.problem = refused instanceof Error ? refused.message : '';
    }
  }

  stop(): void {
    this.#run++;
    this.playing = false;
    this.astray = 0;
  }

  /** Play out what could have happened instead; the last of it stays until one goes elsewhere. */
  async stray(frames: SeatView[]): Promise<void> {
    this.stop();
    const run = this.#run;
    for (const [i, frame] of frames.entries()) {
      if (this.#run !== run) return;
      this.shown = frame;
      this.astray = i;
      await wait(Math.max(SHORTEST, paced(LINE_PAUSE)));
    }
  }

  async play(): Promise<void> {
    if (this.at >= this.length) await this.go(0);
    const run = ++this.#run;
    this.playing = true;
    stage.resume();
    const goesOn = (): boolean => this.#run === run;
    while (goesOn() && this.at < this.length) {
      const events = this.steps[this.at]?.events ?? [];
      await this.#fetched(this.at + 1);
      if (goesOn()) await this.game?.animation.before?.(events);
      if (!goesOn()) return;
      const before = this.view;
      await this.#show(this.at + 1);
      await this.game?.animation.after(events, before);
      await wait(Math.max(SHORTEST, paced(this.game?.animation.pause(events) ?? 0)));
    }
    if (goesOn()) this.playing = false;
  }

  #key(n: number): string {
    return `${this.viewer} ${Math.floor(n / CHUNK)}`;
  }

  /** The option that led to where it stands now; nothing at the beginning, after chance, or while it is on its way. */
  get chosen(): OptionInfo | undefined {
    const node = this.#frame(this.at - 1)?.node;
    return node?.kind === 'decision'
      ? node.options?.find(({ text }) => text === this.steps[this.at - 1]?.text)
      : undefined;
  }

  #frame(n: number): SeatView | null {
    return this.#frames[this.#key(n)]?.[n % CHUNK] ?? null;
  }

  /** Draw a state as soon as it is there; until then the last one stays. */
  async #show(n: number): Promise<void> {
    this.at = Math.min(this.length, Math.max(0, n));
    this.shown = this.#frame(this.at) ?? this.shown;
    if (!this.#frame(this.at)) await this.#load();
  }

  /** Fetch what is wanted, one part at a time: whoever drags the slider wants only where it ends up. */
  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    while (!this.#frame(this.at) && !this.missing && !this.#closed) await this.#fetched(this.at);
    this.#loading = false;
    this.shown = this.#frame(this.at);
  }

  async #part(n: number): Promise<void> {
    const key = this.#key(n);
    const first = Math.floor(n / CHUNK) * CHUNK;
    this.#frames[key] = (await api.replay(this.id, this.viewer, first, first + CHUNK - 1)).frames;
  }

  async #fetched(n: number): Promise<void> {
    if (this.#frame(n)) return;
    try {
      await this.#part(n);
      this.problem = '';
    } catch (refused) {
      this.problem = refused instanceof Error ? refused.message : '';
      const later = refused instanceof Refused && ['refused-too_fast', 'screen-error_offline'].includes(refused.reason);
      if (later) await wait(PATIENCE);
      else this.missing = true;
    }
  }
}
