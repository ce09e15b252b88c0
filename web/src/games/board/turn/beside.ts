/** Where something stands that is shown beside a place of the board, without covering it. */
export interface Spot {
  /** In pixels of the board's box: the side of the tile, and its top or its bottom. */
  left: number;
  top: number;
  onRight: boolean;
  above: boolean;
}

const AWAY = 10;

/** Where a tile lies in the board's box, and how large that is, in pixels. */
export function tileBox(
  place: string,
): (Record<'left' | 'right' | 'top' | 'bottom', number> & { board: DOMRect }) | null {
  const tile = document.querySelector(`#bazaar [data-place="${place}"] .ring`)?.getBoundingClientRect();
  const board = document.getElementById('bazaar')?.getBoundingClientRect();
  if (!tile || !board) return null;
  return {
    left: tile.left - board.left,
    right: tile.right - board.left,
    top: tile.top - board.top,
    bottom: tile.bottom - board.top,
    board,
  };
}

export function beside(place: string): Spot | null {
  const tile = tileBox(place);
  if (!tile) return null;
  const onRight = (tile.left + tile.right) / 2 < tile.board.width / 2;
  const above = tile.top > tile.board.height / 2;
  return {
    onRight,
    above,
    left: onRight ? tile.right + AWAY : tile.left - AWAY,
    top: above ? tile.bottom : tile.top,
  };
}
