import { describe, expect, it } from 'vitest';
import { VIEWS, fixture } from '../gallery/fixtures.ts';
import { TILE } from './detail.ts';
import { cells, edge, extent, pieces } from './pieces.ts';

describe.each(Object.entries(VIEWS))('pieces of %s', (_name, view) => {
  const all = pieces(view);

  it('are all there, once', () => {
    const assistants = view.seats.reduce((sum, seat) => sum + seat.assistants.length, 0);
    const neutral = Object.values(view.neutral_assistants ?? {}).reduce((sum, n) => sum + n, 0);
    expect(all.filter((piece) => piece.kind === 'merchant')).toHaveLength(view.seats.length);
    expect(all.filter((piece) => piece.kind === 'family')).toHaveLength(view.seats.length);
    expect(all.filter((piece) => piece.kind === 'assistant')).toHaveLength(assistants + neutral);
    expect(new Set(all.map((piece) => piece.key)).size).toBe(all.length);
  });

  it('stand on their own tile', () => {
    const board = new Map(cells(view.layout).map((cell) => [cell.place, cell]));
    for (const piece of all) {
      const cell = board.get(piece.place);
      expect(cell, piece.key).toBeDefined();
      if (!cell) continue;
      expect(piece.x - cell.x, piece.key).toBeGreaterThan(12);
      expect(piece.x - cell.x, piece.key).toBeLessThan(TILE - 12);
      expect(piece.y - cell.y, piece.key).toBeLessThan(TILE - 40);
    }
  });

  it('leave the board in its extent', () => {
    const { width, height } = extent(view.layout);
    for (const cell of cells(view.layout)) {
      expect(cell.x + TILE).toBeLessThan(width);
      expect(cell.y + TILE).toBeLessThan(height);
    }
  });
});

describe('edges', () => {
  it('lie between neighbours', () => {
    const { layout } = fixture('start_3');
    const [a, b, c] = [cells(layout)[0], cells(layout)[1], cells(layout)[4]].map((cell) => cell?.place ?? '');
    const across = edge(layout, a ?? '', b ?? '');
    const down = edge(layout, a ?? '', c ?? '');
    expect(across?.upright).toBe(true);
    expect(down?.upright).toBe(false);
    expect(edge(layout, 'nowhere', 'fountain')).toBeNull();
  });
});
