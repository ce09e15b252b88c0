/** The arrow keys on the board. */
import type { Cell } from './pieces.ts';

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] } as const;
type Arrow = keyof typeof STEPS;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(STEPS, key);
}

/** The cell that an arrow leads to; none at the edge of the board. */
export function neighbour(cells: readonly Cell[], from: Cell, arrow: Arrow): Cell | undefined {
  const [down, right] = STEPS[arrow];
  return cells.find((cell) => cell.row === from.row + down && cell.column === from.column + right);
}
