/**
 * Where this browser had a seat, and under which name. The identity is a cookie that can get lost: then its
 * owner must not be taken for somebody who only came to watch.
 */
import type { TableInfo } from '../../protocol/server.ts';
import { recall, remember } from '../lib/storage.ts';

/** Tables that are remembered; the oldest are forgotten first. */
const MOST = 50;
type Names = Record<string, string>;

function kept(): Names {
  const found = recall('seats');
  return typeof found === 'object' && found !== null ? (found as Names) : {};
}

/** Remember where I sit. */
export function keepSeat(info: TableInfo): void {
  const name = info.seats.find((seat) => seat.yours)?.name;
  const names = kept();
  if (name === undefined || names[info.id] === name) return;
  const others = Object.entries(names).filter(([id]) => id !== info.id);
  remember('seats', Object.fromEntries([...others, [info.id, name]].slice(-MOST)));
}

/** The name of my seat that the server no longer takes for mine; none if I have a seat, or left it. */
export function lostSeat(info: TableInfo): string | null {
  const name = kept()[info.id];
  if (name === undefined || info.your_seats.length || info.status === 'over') return null;
  return info.seats.some((seat) => seat.kind === 'person' && seat.name === name) ? name : null;
}
