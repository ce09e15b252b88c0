/** A board game's view, with what only the turn needs; drawing uses its part in board/view.ts. */
import type { BoardView } from '../board/view.ts';
import type { Json, OptionInfo, SeatView } from '../lib/protocol.ts';

export type Option = OptionInfo;

export interface Frame {
  frame: string;
  seat: number;
  about?: string;
  step?: number;
  value?: number;
  first?: number;
  second?: number;
  actor?: number;
}

export interface GameView extends BoardView {
  turn?: { phase: string; actor: string };
  pending?: Frame[];
}

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

export const viewOf = (seat: SeatView): GameView => ({ ...seat.view, viewer: seat.seat }) as unknown as GameView;
export const eventsOf = (events: Json[]): GameEvent[] => events as unknown as GameEvent[];

/** The place whose action is under way: of the uppermost visit. */
export function pendingPlace(view: GameView): string | undefined {
  return view.pending?.findLast((frame) => frame.frame === 'visit')?.about;
}

/** The frame that waits for an answer. */
export function topFrame(view: GameView): Frame {
  return view.pending?.at(-1) ?? { frame: 'turn', seat: view.seat };
}
