/** Which entries of a log count. */
import type { StepInfo } from '../../protocol/server.ts';

/** Entries that do not count in the end. */
export function takenBack(steps: StepInfo[]): Set<number> {
  const undone = new Set<number>();
  for (const { n, text } of steps) {
    const [word, to] = text.split(' ');
    if (word === 'undo') for (let back = Number(to) + 1; back < n; back++) undone.add(back);
    else if (word === 'redo') undone.delete(Number(to));
  }
  return undone;
}
