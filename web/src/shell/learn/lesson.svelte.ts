/**
 * A lesson: a prepared game that is played step by step. It speaks to the table like the server does, so the table's screen
 * needs to know nothing of it. Only the move that the script has next is carried out.
 */
import type { OptionInfo } from '../../protocol/server.ts';
import type {
  Lesson as Script,
  SeatInfo,
  SeatView,
  ServerMessage,
  StepInfo,
  TableInfo,
} from '../../protocol/server.ts';
import type { Line, Question } from '../lib/socket.svelte.ts';
import { recall, remember } from '../lib/storage.ts';

const LEARNER = 0;

export class Lesson implements Line {
  /** The step that is being played, from 0. */
  step = $state(0);
  #frame = $state(0);
  /** Something else was chosen than what the step asks for. */
  strayed = $state(false);

  total = $derived(this.script.steps.length);
  finished = $derived(this.step >= this.total);
  /** The learner has done all of the step: what it brought is told. */
  done = $derived(!this.finished && this.#frame >= (this.script.steps[this.step]?.played ?? 0));

  /** Nothing has been done yet that one could go back to. */
  fresh = $derived(this.step === 0 && this.#frame === 0);

  #heard: (message: ServerMessage) => void = () => undefined;

  constructor(
    readonly name: string,
    private readonly script: Script,
    private readonly names: string[],
  ) {
    const last = recall(`lesson-${name}`);
    if (typeof last === 'number' && last < script.steps.length) this.step = last;
    this.#frame = this.#first();
  }

  /** The text of the move to make now. */
  get wanted(): string | undefined {
    const next = this.script.frames[this.#frame + 1]?.steps[0];
    return !this.done && next?.by === LEARNER ? next.text : undefined;
  }

  /** It is played to the end of the game. */
  get whole(): boolean {
    return this.script.frames.at(-1)?.node.kind === 'over';
  }

  get options(): Script['options'] {
    return this.script.options;
  }

  /** The option among those offered that the step asks for. */
  wish(options: OptionInfo[]): OptionInfo | undefined {
    return options.find((option) => option.text === this.wanted);
  }

  // What the table asks.

  listen(heard: (message: ServerMessage) => void, opened: () => void): () => void {
    this.#heard = heard;
    queueMicrotask(opened);
    return () => (this.#heard = () => undefined);
  }

  ask(question: Question): Promise<unknown> {
    if (question.type === 'watch') this.#show();
    else if (question.type === 'plan') this.#play(question.texts);
    else if (question.type === 'act') {
      const { node } = this.#view(this.#frame);
      const chosen =
        node.kind === 'decision' ? node.options?.find((option) => option.action === question.action) : undefined;
      this.#play([chosen?.text ?? '']);
    }
    return Promise.resolve();
  }

  // What the guide's buttons do.

  next(): void {
    this.#run(this.script.steps[this.step]?.last ?? 0);
    this.#turnTo(this.step + 1);
  }

  skip(): void {
    this.#turnTo(this.step + 1);
    this.#jump();
  }

  /** To the beginning of this step; there, to the step before. */
  back(): void {
    this.#turnTo(this.#frame > this.#first() ? this.step : Math.max(0, this.step - 1));
    this.#jump();
  }

  again(): void {
    this.#turnTo(0);
    this.#jump();
  }

  #first(): number {
    return this.script.steps[this.step]?.first ?? this.script.frames.length - 1;
  }

  #turnTo(step: number): void {
    this.step = step;
    this.strayed = false;
    remember(`lesson-${this.name}`, this.finished ? 0 : step);
  }

  #jump(): void {
    this.#frame = this.#first();
    this.#show();
  }

  /** Carry out what was chosen as far as the script has it, and chance after it. */
  #play(texts: string[]): void {
    this.strayed = this.wanted !== texts[0];
    for (const text of texts) {
      if (this.wanted !== text) return;
      this.#run(this.#frame + 1);
      while (this.script.frames[this.#frame + 1]?.steps[0]?.by === 'chance') this.#run(this.#frame + 1);
    }
  }

  #view(frame: number): SeatView {
    const found = this.script.frames[frame];
    if (!found) throw new RangeError(`frame ${frame}`);
    return found;
  }

  /** Tell the table of every frame up to this one. */
  #run(to: number): void {
    while (this.#frame < to) {
      const before = this.#frame++;
      this.#heard({
        type: 'update',
        re: null,
        table: this.name,
        before,
        after: before + 1,
        views: [this.#view(this.#frame)],
        seconds_left: null,
        stopped: null,
      });
    }
  }

  #show(): void {
    const view = { ...this.#view(this.#frame), steps: [] };
    // a step begins in a turn of the learner: so the log knows whose turn and which round it is
    const begun = { event: 'turn_begun', seat: LEARNER, round: view.view.round } as const;
    const recent: StepInfo[][] = [[{ n: this.#frame, by: LEARNER, text: '', events: [begun] }]];
    this.#heard({ type: 'table', re: null, table: this.#info(view), number: this.#frame, views: [view], recent });
  }

  #info(view: SeatView): TableInfo {
    const seats = this.names.map((name, seat): SeatInfo => ({
      seat,
      name,
      kind: seat === LEARNER ? 'person' : 'bot',
      agent: null,
      connected: true,
      resigned: false,
      contribution: null,
      hints: false,
      away_votes: 0,
      yours: seat === LEARNER,
      host: seat === LEARNER,
    }));
    return {
      id: this.name,
      code: null,
      watch: '',
      options: this.script.options,
      seats,
      watchers: 0,
      status: view.node.kind === 'over' ? 'over' : 'playing',
      you_host: true,
      your_seats: [LEARNER],
      turn_seconds: null,
      away_seconds: 120,
      seconds_left: null,
      hints: false,
      hints_on: false,
      shared: false,
      commitment: '',
      secret: null,
      rematch: null,
    };
  }
}
