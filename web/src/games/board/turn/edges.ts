/** The edges of the board where the barrier may be put, read off the options. */
import { placeId, placeNumber, topFrame, type BoardView, type PlaceId } from '../view.ts';

export type Edge = readonly [PlaceId, PlaceId];

/** All pairs of neighbours, the lower number first. */
function neighbours(layout: number[][]): Edge[] {
  const found: [number, number][] = [];
  layout.forEach((row, y) => {
    row.forEach((here, x) => {
      for (const other of [row[x + 1], layout[y + 1]?.[x]]) {
        if (other !== undefined) found.push([Math.min(here, other), Math.max(here, other)]);
      }
    });
  });
  return found.map(([a, b]) => [placeId(a), placeId(b)]);
}

/** While the first place is asked for: edges that begin there; then those beside the chosen one. */
export function openEdges(layout: number[][], places: readonly PlaceId[], first: PlaceId | null): Edge[] {
  return neighbours(layout).filter(([a, b]) => {
    if (first === null) return places.includes(a);
    return (a === first && places.includes(b)) || (b === first && places.includes(a));
  });
}

/** An edge as the two places are asked for: the lower number first. */
export function ordered(a: PlaceId, b: PlaceId): Edge {
  return placeNumber(a) < placeNumber(b) ? [a, b] : [b, a];
}

/** Which of the two places of the barrier is asked for: 0 or 1. */
export const barrierStep = (view: BoardView): number => topFrame(view)?.step ?? 0;

/** Where the barrier may be put, with the places that are offered. */
export function barrierEdges(view: BoardView, places: readonly PlaceId[]): Edge[] {
  const step = barrierStep(view);
  if (step > 1) return [];
  return openEdges(view.layout, places, step === 1 ? placeId((topFrame(view)?.value ?? 0) + 1) : null);
}
