/** Where every piece stands, worked out from the view: the board only draws this list. */
import { TILE } from './detail.ts';
import { FIGURES, placeId, type BoardView, type PlaceId } from '../view.ts';

const GAP = 14;
const PITCH = TILE + GAP;
const MARGIN = 12;

type PieceKind = 'merchant' | 'companion' | 'family' | 'neutral' | 'figure' | 'assistant';

export interface Piece {
  key: string;
  kind: PieceKind;
  symbol: string;
  /** null: nobody's */
  seat: number | null;
  place: PlaceId;
  /** middle of the feet, or of a disc */
  x: number;
  y: number;
  h: number;
  /** assistants under a merchant, bottom first: own or neutral */
  stack: ('o' | 'n')[];
}

export interface Cell {
  place: PlaceId;
  row: number;
  column: number;
  x: number;
  y: number;
}

export function cells(layout: readonly (readonly number[])[]): Cell[] {
  return layout.flatMap((numbers, row) =>
    numbers.map((number, column) => ({
      place: placeId(number),
      row,
      column,
      x: MARGIN + column * PITCH,
      y: MARGIN + row * PITCH,
    })),
  );
}

/** Width and height of a board in units. */
export function extent(layout: readonly (readonly number[])[]): { width: number; height: number } {
  const side = (n: number): number => 2 * MARGIN + n * PITCH - GAP;
  return { width: side(layout[0]?.length ?? 0), height: side(layout.length) };
}

function stackOf(stack: number | string): ('o' | 'n')[] {
  return typeof stack === 'number'
    ? Array<'o'>(stack).fill('o')
    : Array.from(stack, (letter) => (letter === 'n' ? 'n' : 'o'));
}

type Loose = Omit<Piece, 'x' | 'y' | 'h'>;

function all(view: BoardView): Loose[] {
  const found: Loose[] = [];
  view.seats.forEach((row, seat) => {
    const n = String(seat);
    found.push({
      key: `merchant-${n}`,
      kind: 'merchant',
      symbol: 'merchant',
      seat,
      place: row.merchant,
      stack: stackOf(row.stack),
    });
    if (row.companion && row.companion !== 'reserve') {
      found.push({
        key: `companion-${n}`,
        kind: 'companion',
        symbol: 'companion',
        seat,
        place: row.companion,
        stack: [],
      });
    }
    found.push({ key: `family-${n}`, kind: 'family', symbol: 'family', seat, place: row.family, stack: [] });
    for (const place of row.assistants) {
      found.push({ key: `assistant-${n}-${place}`, kind: 'assistant', symbol: 'assistant', seat, place, stack: [] });
    }
  });
  view.neutral_merchants?.forEach((place, i) => {
    if (place)
      found.push({ key: `neutral-${String(i)}`, kind: 'neutral', symbol: 'merchant', seat: null, place, stack: [] });
  });
  for (const [place, n] of Object.entries(view.neutral_assistants ?? {})) {
    for (let i = 0; i < n; i++) {
      found.push({
        key: `assistant-n-${place}-${String(i)}`,
        kind: 'assistant',
        symbol: 'assistant',
        seat: null,
        place,
        stack: [],
      });
    }
  }
  for (const figure of FIGURES) {
    const place = view[figure];
    if (place) found.push({ key: figure, kind: 'figure', symbol: figure, seat: null, place, stack: [] });
  }
  return found;
}

const HEIGHT: Record<PieceKind, number> = {
  merchant: 62,
  neutral: 56,
  companion: 54,
  family: 42,
  figure: 52,
  assistant: 25,
};

/** A row of pieces between two edges, no closer than they must be. */
function spread(
  group: Loose[],
  left: number,
  right: number,
  step: number,
  centred: boolean,
): { piece: Loose; x: number }[] {
  const gap = group.length > 1 ? Math.min(step, (right - left) / (group.length - 1)) : 0;
  const start = centred ? (left + right - gap * (group.length - 1)) / 2 : left;
  return group.map((piece, i) => ({ piece, x: start + gap * i }));
}

/** All pieces with their places on the board, those farther back first. On small tiles they are `grown` by a factor. */
export function pieces(view: BoardView, grown = 1): Piece[] {
  const byPlace = new Map<PlaceId, Loose[]>();
  for (const piece of all(view)) byPlace.set(piece.place, [...(byPlace.get(piece.place) ?? []), piece]);
  return cells(view.layout)
    .flatMap((cell) => {
      const here = byPlace.get(cell.place) ?? [];
      const discs = here.filter((piece) => piece.kind === 'assistant');
      const figures = here.filter((piece) => piece.kind === 'figure');
      const people = here.filter((piece) => piece.kind !== 'assistant' && piece.kind !== 'figure');
      const big = people.filter((piece) => piece.kind !== 'family');
      const small = people.filter((piece) => piece.kind === 'family');
      // many stand in two rows, the companions in front
      const front = big.length > 5 ? big.filter((piece) => piece.kind === 'companion') : [];
      const back = big.filter((piece) => !front.includes(piece));
      const left = grown > 1 ? 54 : 36;
      const right = figures.length > 0 ? 146 : 172;
      const row = 137 - 28 * (grown - 1);
      const ground = discs.length > 0 ? row - 4 : row + 11;
      const put = (piece: Loose, x: number, y: number): Piece => ({
        ...piece,
        x: cell.x + x,
        y: cell.y + y,
        h: HEIGHT[piece.kind] * grown,
      });
      return [
        ...figures.map((piece, i) => put(piece, 174, row + 11 - i * (figures.length > 2 ? 20 : 30))).reverse(),
        ...spread(small, big.length > 0 ? 60 : 30, right, 34 * grown, big.length === 0).map(({ piece, x }) =>
          put(piece, x, ground - (big.length > 0 ? 26 : 0)),
        ),
        ...spread(back, left, right, 40 * grown, false).map(({ piece, x }) =>
          put(piece, x, ground - (front.length > 0 ? 20 : 0)),
        ),
        ...spread(front, left, right, 32 * grown, false).map(({ piece, x }) => put(piece, x, ground + 4)),
        ...spread(discs, 26, right, 25 * grown, false).map(({ piece, x }) => put(piece, x, row)),
      ];
    })
    .toSorted((a, b) => Number(a.kind === 'assistant') - Number(b.kind === 'assistant'));
}

/** The middle of the edge between two neighbouring places, and whether it runs up and down. */
export function edge(
  layout: readonly (readonly number[])[],
  a: PlaceId,
  b: PlaceId,
): { x: number; y: number; upright: boolean } | null {
  const found = cells(layout);
  const [from, to] = [found.find((cell) => cell.place === a), found.find((cell) => cell.place === b)];
  if (!from || !to) return null;
  return { x: (from.x + to.x + TILE) / 2, y: (from.y + to.y + TILE) / 2, upright: from.row === to.row };
}

/** What explains a piece. */
export function ruleOf(piece: Pick<Piece, 'kind' | 'symbol'>): string {
  if (piece.kind === 'figure') return `board:figure:${piece.symbol}`;
  return `board:thing:${piece.kind === 'neutral' ? 'neutral_merchant' : piece.kind}`;
}

/** What explains the pieces of a place, each once. */
export function rulesAt(all: Piece[], place: PlaceId): string {
  return [...new Set(all.filter((piece) => piece.place === place).map(ruleOf))].join(' ');
}
