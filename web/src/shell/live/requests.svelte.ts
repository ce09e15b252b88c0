/** What the seat at hand may ask of its table. */
import type { OptionInfo, StepInfo } from '../../protocol/server.ts';
import { Refused } from '../lib/api.ts';
import type { Line, Question } from '../lib/socket.svelte.ts';
import { say } from '../lib/words.svelte.ts';
import { stage } from '../stage/stage.svelte.ts';

/** Refusals after which the table is surely as it is shown; a new look at it would wipe away what was said. */
const UNCHANGED = ['screen-error_offline', 'error-storage'];

export abstract class Requests {
  /** An answer is awaited. */
  busy = $state(false);
  /** Why the last one was refused. */
  problem = $state('');
  /** The planner is open. */
  planning = $state(false);

  /** The last thing asked was to take something back: nothing is done by itself then. */
  tookBack = $state(false);
  /** The entries of each click that can be taken back: a click is taken back as a whole. */
  #clicks: number[] = [];
  #undone: number[] = [];

  abstract readonly id: string;
  abstract readonly seat: number;
  abstract readonly number: number;
  /** The number of the last state that was heard of: it may not be shown yet. */
  protected abstract get latest(): number;
  protected abstract readonly line: Line;
  /** Ask for the whole table. */
  protected abstract watch(): Promise<void>;

  /** `goesOn`: it belongs to the click before. */
  act(option: OptionInfo, goesOn = false): void {
    this.#click(goesOn);
    const { id: table, seat, number: at } = this;
    void this.ask({ type: 'act', table, seat, at, action: option.action });
  }

  /** `through` chance: no answer depends on what it says. */
  plan(texts: string[], goesOn = false, through = false): void {
    this.#click(goesOn);
    void this.ask({ type: 'plan', table: this.id, seat: this.seat, at: this.number, texts, through });
  }

  #click(goesOn: boolean): void {
    this.tookBack = false;
    this.#undone = [];
    if (!goesOn || !this.#clicks.length) this.#clicks.push(0);
  }

  /** These steps were made: what came before chance or another seat cannot be taken back. */
  protected count(steps: StepInfo[]): void {
    for (const { by, text } of steps) {
      if (by !== this.seat) this.#clicks = this.#clicks.length ? [0] : [];
      else if (!/^(undo|redo) /.test(text)) this.#clicks.push((this.#clicks.pop() ?? 0) + 1);
    }
  }

  /** Take a click back. Also for the one who has just passed the screen on. */
  undo(seat = this.seat): void {
    const n = Math.max(1, this.#clicks.pop() ?? 1);
    this.#undone.push(n);
    void this.#repeat('undo', seat, n);
  }

  redo(): void {
    const n = this.#undone.pop() ?? 1;
    this.#clicks.push(n);
    void this.#repeat('redo', this.seat, n);
  }

  async #repeat(type: 'undo' | 'redo', seat: number, times: number): Promise<void> {
    this.tookBack = true;
    for (let n = 0; n < times; n++) if (!(await this.ask({ type, table: this.id, seat, at: this.latest }))) return;
  }

  async ask(question: Question): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = '';
    stage.resume();
    try {
      await this.line.ask(question);
      return true;
    } catch (problem) {
      const refused = problem instanceof Refused ? problem : null;
      this.problem =
        refused?.reason === 'screen-error_offline' ? say('screen-error_not_sent') : (refused?.message ?? '');
      if (refused && !UNCHANGED.includes(refused.reason)) void this.watch();
      return false;
    } finally {
      this.busy = false;
    }
  }
}
