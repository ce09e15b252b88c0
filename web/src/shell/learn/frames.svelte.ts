/**
 * A prepared game, frame by frame. It speaks to the table like the server does, so the table's screen needs to know nothing of it.
 */
import type { GameOptions } from '../../protocol/games.ts';
import type { SeatInfo, SeatView, ServerMessage, StepInfo, TableInfo } from '../../protocol/server.ts';
import type { Line, Question } from '../lib/socket.svelte.ts';

export abstract class Frames implements Line {
  /** The frame that is shown. */
  protected at = $state(0);
  #heard: (message: ServerMessage) => void = () => undefined;

  constructor(
    readonly name: string,
    readonly options: GameOptions,
    private readonly names: string[],
    private readonly seat: number,
  ) {}

  /** All that there is to show. */
  protected abstract readonly frames: SeatView[];

  /** Somebody has chosen these options, one after the other. */
  protected abstract chosen(texts: string[]): void;

  listen(heard: (message: ServerMessage) => void, opened: () => void): () => void {
    this.#heard = heard;
    queueMicrotask(opened);
    return () => (this.#heard = () => undefined);
  }

  ask(question: Question): Promise<unknown> {
    if (question.type === 'watch') this.jump(this.at);
    else if (question.type === 'plan') this.chosen(question.texts);
    else if (question.type === 'act') {
      const { node } = this.view(this.at);
      const found =
        node.kind === 'decision' ? node.options?.find((option) => option.action === question.action) : undefined;
      this.chosen([found?.text ?? '']);
    }
    return Promise.resolve();
  }

  protected view(frame: number): SeatView {
    const found = this.frames[frame];
    if (!found) throw new RangeError(`frame ${frame}`);
    return found;
  }

  /** Tell the table of every frame up to this one. */
  protected run(to: number): void {
    while (this.at < to) {
      const before = this.at++;
      this.#heard({
        type: 'update',
        re: null,
        table: this.name,
        before,
        after: before + 1,
        views: [this.view(this.at)],
        seconds_left: null,
        reserves: [],
        stopped: null,
      });
    }
  }

  /** Show a frame, whatever was shown before. */
  protected jump(to: number): void {
    this.at = to;
    const view = { ...this.view(to), steps: [] };
    // it begins in a turn of the learner: so the log knows whose turn and which round it is
    const begun = { event: 'turn_begun', seat: this.seat, round: view.view.round } as const;
    const recent: StepInfo[][] = [[{ n: to, by: this.seat, text: '', events: [begun] }]];
    const table = this.#info(view);
    this.#heard({ type: 'table', re: null, table, number: to, views: [view], recent, looked: null });
  }

  #info(view: SeatView): TableInfo {
    const seats = this.names.map((name, seat): SeatInfo => ({
      seat,
      name,
      kind: seat === this.seat ? 'person' : 'bot',
      agent: null,
      connected: true,
      resigned: false,
      contribution: null,
      hints: false,
      away_votes: 0,
      yours: seat === this.seat,
      host: seat === this.seat,
      out_of_time: false,
    }));
    return {
      id: this.name,
      code: null,
      watch: '',
      options: this.options,
      seats,
      watchers: 0,
      status: view.node.kind === 'over' ? 'over' : 'playing',
      you_host: true,
      your_seats: [this.seat],
      turn_seconds: null,
      terms: {},
      day: null,
      race: null,
      reserve_seconds: 0,
      increment_seconds: 0,
      at_end: 'bot',
      reserves: [],
      away_seconds: 120,
      seconds_left: null,
      hints: false,
      hints_on: false,
      shared: false,
      talk: false,
      commitment: '',
      secret: null,
      rematch: null,
    };
  }
}
