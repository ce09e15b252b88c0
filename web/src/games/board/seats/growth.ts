/** How large a seat's panel is drawn in the room that it has. */

interface Growth {
  /** Against its own size. */
  grown: number;
  /** How high it is, and how wide its wheelbarrow; only where its height is given. */
  tall?: string;
  cart?: string;
  /** The wheelbarrow stands above all else, not beside it. */
  stacked: boolean;
}

/** How high a large panel is at its own size, in pixels; that of its first line; and how wide its wheelbarrow and the edges are. */
const HEIGHT = 146;
const HEAD = 40;
const CART = 112;
const EDGES = 22;
/** How many times as wide as high a wheelbarrow is, a little less. */
const SHAPE = 1.2;
/** How wide a panel is at its own size when its wheelbarrow stands above all else. */
const STACKED = 240;
/** So much larger must a wheelbarrow become to stand there, and so small may the rest be. */
const WORTH_IT = 1.2;
const SMALLEST = 0.85;

/** How wide all but the wheelbarrow is at its own size: an expansion adds to it, and so does a ruby more. */
function widthOfRest(expansions: readonly string[], goal: number): number {
  if (expansions.includes('mocha')) return 148;
  return Math.max(expansions.length ? 124 : 104, 19 * goal + 8);
}

/** How high all but the wheelbarrow is below it, at its own size. */
function heightOfRest(expansions: readonly string[]): number {
  return 62 + 24 * expansions.length;
}

/** A wide column makes everything larger, a low one smaller; the wheelbarrow takes what the rest leaves. */
export function growth(expansions: readonly string[], goal: number, width: number, height?: number): Growth {
  if (height === undefined) return { grown: Math.min(1.5, Math.max(1, width / 262)), stacked: false };
  const rest = widthOfRest(expansions, goal);
  const fitting = Math.min(width / (rest + CART + EDGES), height / HEIGHT);
  const grown = Math.min(2.4, Math.max(0.7, fitting));
  const tall = Math.min(height, HEIGHT * grown * 1.7);
  const cart = Math.min(width - EDGES - rest * grown, (tall - HEAD * grown) * SHAPE);
  const above = Math.min(2.4, width / STACKED);
  const left = height - (HEAD + heightOfRest(expansions)) * above;
  const larger = Math.min(width - EDGES, left * SHAPE);
  if (above > SMALLEST && larger > WORTH_IT * cart) {
    return { grown: above, tall: `${height}px`, cart: `${larger}px`, stacked: true };
  }
  return { grown, tall: `${tall}px`, cart: `${cart}px`, stacked: false };
}
