import { describe, expect, it } from 'vitest';
import { nextHolder, peopleHere, viewToShow } from './hotseat.ts';
import { fixture } from '../../games/board/gallery/fixtures.ts';
import type { NodeInfo, SeatInfo, SeatView, TableInfo } from '../../protocol/server.ts';

const view = fixture('start_3');
const node = (seat: number): NodeInfo => ({ kind: 'decision', seat, prompt: 'move', options: null });
const views = (of: NodeInfo, ...seats: number[]): SeatView[] =>
  seats.map((seat) => ({ seat, steps: [], view, node: of, can_undo: false, can_redo: false }));
const shown = (asked: number, here: number[], holder: number | null): number | undefined =>
  viewToShow(views(node(asked), 0, 1, -1), here, holder)?.seat;

describe('several people at one screen', () => {
  it('see their own view only while they hold the screen and have to choose', () => {
    expect(shown(0, [0, 1], null)).toBe(-1);
    expect(shown(0, [0, 1], 0)).toBe(0);
    expect(shown(1, [0, 1], 0)).toBe(-1);
    expect(shown(2, [0, 1], 0)).toBe(-1);
  });

  it('pass it on to the one who has to choose', () => {
    const [public_ = null] = views(node(1), -1);
    expect(nextHolder(public_, [0, 1], 0)).toBe(1);
    expect(nextHolder(public_, [0, 1], 1)).toBe(null);
    expect(nextHolder(public_, [1], null)).toBe(null);
    expect(nextHolder(views(node(2), -1)[0] ?? null, [0, 1], 0)).toBe(null);
  });

  it('have nothing to hide from themselves', () => {
    expect(shown(2, [1], null)).toBe(1);
    expect(viewToShow(views(node(1), -1), [], null)?.seat).toBe(-1);
  });

  it('have nothing to hide when the game is over', () => {
    const over: NodeInfo = { kind: 'over', ranking: [[0], [1]], reason: 'rubies' };
    expect(viewToShow(views(over, 0, 1, -1), [0, 1], 1)?.seat).toBe(1);
    expect(nextHolder(views(over, 1)[0] ?? null, [0, 1], 1)).toBe(null);
  });

  it('are those who play themselves', () => {
    const seat = (n: number, more: Partial<SeatInfo>): SeatInfo => ({
      seat: n,
      kind: 'person',
      name: '',
      agent: null,
      connected: true,
      resigned: false,
      contribution: null,
      hints: false,
      away_votes: 0,
      yours: true,
      host: false,
      out_of_time: false,
      ...more,
    });
    const seats = [
      seat(0, {}),
      seat(1, { agent: 'trader' }),
      seat(2, { yours: false }),
      seat(3, { resigned: true }),
      seat(4, {}),
    ];
    expect(peopleHere({ seats } as TableInfo)).toEqual([0, 4]);
  });
});
