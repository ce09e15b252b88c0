/** Where something stands that is shown beside a place of the board, without covering it. */
export interface Spot {
  /** In pixels of the board's box: the side of the tile, and its top or its bottom. */
  left: number;
  top: number;
  onRight: boolean;
  above: boolean;
}

const AWAY = 10;

/** Where a tile lies in the board's box, in pixels. */
export function tileBox(place: string): { left: number; top: number; bottom: number; width: number } | null {
  const tile = document.querySelector(`#bazaar [data-place="${place}"] .ring`)?.getBoundingClientRect();
  const board = document.getElementById('bazaar')?.getBoundingClientRect();
  if (!tile || !board) return null;
  return {
    left: tile.left - board.left,
    top: tile.top - board.top,
    bottom: tile.bottom - board.top,
    width: tile.width,
  };
}

export function beside(place: string): Spot | null {
  const tile = document.querySelector(`#bazaar [data-place="${place}"] .ring`)?.getBoundingClientRect();
  const board = document.getElementById('bazaar')?.getBoundingClientRect();
  if (!tile || !board) return null;
  const onRight = tile.right - board.left < board.width / 2 + tile.width / 2;
  const above = tile.top - board.top > board.height / 2;
  return {
    onRight,
    above,
    left: (onRight ? tile.right + AWAY : tile.left - AWAY) - board.left,
    top: (above ? tile.bottom : tile.top) - board.top,
  };
}
