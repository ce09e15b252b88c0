/** A lesson: a prepared game that is played step by step. Only the move that the script has next is carried out. */
import type { Lesson as Script, OptionInfo, SeatView } from '../../protocol/server.ts';
import { recall, remember } from '../lib/storage.ts';
import { Frames } from './frames.svelte.ts';

const LEARNER = 0;

export class Lesson extends Frames {
  /** The step that is being played, from 0. */
  step = $state(0);
  /** Something else was chosen than what the step asks for. */
  strayed = $state(false);

  total = $derived(this.script.steps.length);
  finished = $derived(this.step >= this.total);
  /** The learner has done all of the step: what it brought is told. */
  done = $derived(!this.finished && this.at >= (this.script.steps[this.step]?.played ?? 0));

  /** Nothing has been done yet that one could go back to. */
  fresh = $derived(this.step === 0 && this.at === 0);

  constructor(
    name: string,
    private readonly script: Script,
    names: string[],
  ) {
    super(name, script.options, names, LEARNER);
    const last = recall(`lesson-${name}`);
    if (typeof last === 'number' && last < script.steps.length) this.step = last;
    this.at = this.#first();
  }

  protected get frames(): SeatView[] {
    return this.script.frames;
  }

  /** The text of the move to make now. */
  get wanted(): string | undefined {
    const next = this.script.frames[this.at + 1]?.steps[0];
    return !this.done && next?.by === LEARNER ? next.text : undefined;
  }

  /** It is played to the end of the game. */
  get whole(): boolean {
    return this.script.frames.at(-1)?.node.kind === 'over';
  }

  /** The option among those offered that the step asks for. */
  wish(options: OptionInfo[]): OptionInfo | undefined {
    return options.find((option) => option.text === this.wanted);
  }

  // What the guide's buttons do.
  next(): void {
    this.run(this.script.steps[this.step]?.last ?? 0);
    this.#turnTo(this.step + 1);
  }

  skip(): void {
    this.#turnTo(this.step + 1);
    this.jump(this.#first());
  }

  /** To the beginning of this step; there, to the step before. */
  back(): void {
    this.#turnTo(this.at > this.#first() ? this.step : Math.max(0, this.step - 1));
    this.jump(this.#first());
  }

  again(): void {
    this.#turnTo(0);
    this.jump(this.#first());
  }

  #first(): number {
    return this.script.steps[this.step]?.first ?? this.script.frames.length - 1;
  }

  #turnTo(step: number): void {
    this.step = step;
    this.strayed = false;
    remember(`lesson-${this.name}`, this.finished ? 0 : step);
  }

  /** Carry out what was chosen as far as the script has it, and chance after it. */
  protected chosen(texts: string[]): void {
    this.strayed = this.wanted !== texts[0];
    for (const text of texts) {
      if (this.wanted !== text) return;
      this.run(this.at + 1);
      while (this.script.frames[this.at + 1]?.steps[0]?.by === 'chance') this.run(this.at + 1);
    }
  }
}
