import type { BoardView } from '../view.ts';

/** How much fits on a tile: everything with the full name, the short name, or the picture and one number. A thumb has no state at all. */
export type Detail = 'full' | 'short' | 'mini' | 'thumb';

/** Tiles are drawn in a square of 200 units. */
export const TILE = 200;

/** What a tile of so many pixels can show. */
export function detailOf(pixels: number): Detail {
  if (pixels < 96) return 'mini';
  return pixels < 158 ? 'short' : 'full';
}

/** What every place component is given. */
export interface PlaceProps {
  /** none for a thumb */
  view: BoardView | undefined;
  detail: Detail;
}
