/** A plan that is being made, at the usual table: whatever is chosen there is its next step. */
import type { MyPlan, PlanFrame, PlanStepInfo, SeatView, TableInfo } from '../../protocol/server.ts';
import { namesOf } from '../lib/play.ts';
import { Frames } from '../learn/frames.svelte.ts';
import { dropPlan, keepPlan, lookAhead } from './api.ts';

/** Chance speaks, and the plan goes on whatever it says. */
export const WHATEVER = '*';
/** The steps that do not depend on anything. */
const TRUNK = -1;

export interface Branch {
  outcome: string;
  says: PlanFrame['results'][number]['says'];
  steps: PlanStepInfo[];
}

/** Where chance speaks, the board asks nothing. */
function toLookAt({ frame, chance }: PlanFrame): SeatView {
  if (!chance) return frame;
  const { seat } = frame;
  return { ...frame, node: { kind: 'decision', seat, options: [], question: { key: 'advance-chance' } } };
}

export class Draft extends Frames {
  steps = $state.raw<PlanStepInfo[]>([]);
  branches = $state.raw<Branch[]>([]);
  /** The branch that is being made, or the trunk. */
  branch = $state(TRUNK);
  /** How it would be after the last step. */
  ahead = $state.raw<PlanFrame>({} as PlanFrame);
  problem = $state('');
  busy = $state(false);
  /** The server has a plan of this seat. */
  kept = $state(false);

  constructor(
    readonly info: TableInfo,
    readonly mySeat: number,
    first: PlanFrame,
  ) {
    super(info.id, info.options, namesOf(info.seats), mySeat);
    this.ahead = first;
  }

  protected get frames(): SeatView[] {
    return [toLookAt(this.ahead)];
  }

  /** Go on with a plan that the server has, as far as it still makes sense. */
  async open({ plan }: MyPlan): Promise<void> {
    this.kept = plan !== null;
    if (!plan) return;
    const branches = plan.branches.map(({ outcome, says, steps }) => ({ outcome, says, steps }));
    if (await this.#look(plan.steps.map(({ text }) => text))) this.branches = branches;
  }

  protected chosen(texts: string[]): void {
    void this.#look([...this.#path(this.branch), ...texts]);
  }

  /** What chance says: go on with that. */
  goOn(outcome: string): void {
    const among = this.branch === TRUNK && (outcome !== WHATEVER || this.branches.length > 0);
    if (!among) {
      this.chosen([WHATEVER]);
      return;
    }
    let at = this.branches.findIndex((each) => each.outcome === outcome);
    if (at < 0) {
      const says = this.ahead.results.find((result) => result.outcome === outcome)?.says ?? [];
      at = this.branches.length;
      this.branches = [...this.branches, { outcome, says, steps: [] }];
    }
    this.choose(at);
  }

  /** Go on with a branch, or with the trunk. */
  choose(branch: number): void {
    this.branch = branch;
    void this.#look(this.#path(branch));
  }

  /** Leave out a step, and what came after it. */
  cut(branch: number, step: number): void {
    if (branch === TRUNK) {
      this.branches = [];
      this.branch = TRUNK;
      void this.#look(this.steps.slice(0, step).map(({ text }) => text));
    } else {
      this.branches = this.branches.map((each, n) =>
        n === branch ? { ...each, steps: each.steps.slice(0, step) } : each,
      );
      this.choose(branch);
    }
  }

  leaveOut(branch: number): void {
    this.branches = this.branches.filter((_, n) => n !== branch);
    this.choose(TRUNK);
  }

  /** Has the server taken it? */
  async keep(): Promise<boolean> {
    const texts = this.steps.map(({ text }) => text);
    const branches = this.branches
      .filter(({ steps }) => steps.length)
      .map(({ outcome, steps }) => ({ outcome, texts: steps.map(({ text }) => text) }));
    const { number } = this.ahead;
    return this.#try(async () => {
      await keepPlan(this.name, { seat: this.mySeat, number, texts, branches });
    });
  }

  async drop(): Promise<boolean> {
    return this.#try(async () => {
      await dropPlan(this.name, this.mySeat);
    });
  }

  #path(branch: number): string[] {
    const chosen = this.branches[branch];
    const rest = chosen ? [chosen.outcome, ...chosen.steps.map(({ text }) => text)] : [];
    return [...this.steps.map(({ text }) => text), ...rest];
  }

  async #look(texts: string[]): Promise<boolean> {
    return this.#try(async () => {
      this.ahead = await lookAhead(this.name, this.mySeat, texts);
      const { steps } = this.ahead;
      if (this.branch === TRUNK) this.steps = steps;
      else {
        const mine = steps.slice(this.steps.length + 1);
        this.branches = this.branches.map((each, n) => (n === this.branch ? { ...each, steps: mine } : each));
      }
      this.jump(0);
    });
  }

  async #try(what: () => Promise<void>): Promise<boolean> {
    [this.busy, this.problem] = [true, ''];
    try {
      await what();
      return true;
    } catch (refused) {
      this.problem = refused instanceof Error ? refused.message : '';
      return false;
    } finally {
      this.busy = false;
    }
  }
}
