/** A puzzle, or a mistake of one's own, at the usual table: whatever is chosen first is the answer. */
import type { PuzzleInfo, PuzzleResult, SeatView } from '../../protocol/server.ts';
import { Frames } from '../learn/frames.svelte.ts';

/** Once there is an answer, nothing more can be chosen. */
function toLookAt(view: SeatView): SeatView {
  const { node } = view;
  return node.kind === 'decision' ? { ...view, node: { ...node, options: [] } } : view;
}

export class Puzzle extends Frames {
  /** What the last answer was worth. */
  result = $state.raw<PuzzleResult | null>(null);
  problem = $state('');
  /** An answer is being judged. */
  busy = $state(false);
  /** The better line is being shown, or has been. */
  showing = $state(false);

  constructor(
    readonly info: PuzzleInfo,
    names: string[],
    private readonly judge: (id: string, text: string) => Promise<PuzzleResult>,
  ) {
    super(info.id, info.options, names, info.frame.seat);
  }

  protected get frames(): SeatView[] {
    return this.result?.frames.map(toLookAt) ?? [this.info.frame];
  }

  /** Is somebody asked to choose? */
  get open(): boolean {
    return !this.result && !this.busy;
  }

  protected chosen(texts: string[]): void {
    const [text] = texts;
    if (text && this.open) void this.#answer(text);
  }

  async #answer(text: string): Promise<void> {
    [this.busy, this.problem] = [true, ''];
    try {
      this.result = await this.judge(this.info.id, text);
      this.jump(0);
      if (this.result.solved) this.show();
    } catch (refused) {
      this.problem = refused instanceof Error ? refused.message : '';
    }
    this.busy = false;
  }

  /** Play the best option and its line on the board. */
  show(): void {
    if (this.showing) this.jump(0);
    this.showing = true;
    this.run(this.frames.length - 1);
  }

  /** Try again from the beginning: that does not count. */
  again(): void {
    this.result = null;
    this.showing = false;
    this.jump(0);
  }
}
