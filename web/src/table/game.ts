/** What the turn reads off a view, and what happened. */
import type { BoardView, Frame } from '../protocol/board.ts';
export type { GameView } from '../protocol/games.ts';
import type { Json, OptionInfo, Table, Update } from '../lib/protocol.ts';

export type Option = OptionInfo;

/** Something that happened, as the server tells it. */
export interface GameEvent {
  event: string;
  seat?: number;
  other?: number;
  place?: string;
  to?: string;
  good?: string;
  goods?: string;
  colour?: string;
  card?: string;
  guild?: string;
  kiosk?: string;
  figure?: string;
  tile?: string | number;
  market?: string;
  side?: string;
  text?: string;
  n?: number;
  first?: number;
  second?: number;
  round?: number;
  face?: string;
  thing?: string;
  track?: string;
  piece?: string;
  reason?: string;
}

export const eventsOf = (events: Json[]): GameEvent[] => events as unknown as GameEvent[];

/** The place whose action is under way: of the uppermost visit. */
export function pendingPlace(view: BoardView): string | undefined {
  return view.pending.findLast((frame) => frame.frame === 'visit')?.about;
}

/** The frame that waits for an answer, if it is not the turn itself. */
export function topFrame(view: BoardView): Frame | undefined {
  return view.pending.at(-1);
}

/** The end of a game as a change like any other; the table that tells it holds its last steps. */
export function lastUpdate({ table, number, views }: Table, steps: number): Update {
  const before = number - steps;
  return { type: 'update', re: null, table: table.id, before, after: number, views, seconds_left: null, stopped: null };
}
