/** Views of real games, played at random. */
import type { BoardSeat, BoardView } from '../view.ts';

const files = import.meta.glob<BoardView>('./fixtures/*.json', { eager: true, import: 'default' });
const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

export const VIEWS: Record<string, BoardView> = Object.fromEntries(
  Object.entries(files).map(([path, view]) => [nameOf(path), view]),
);

/** Everybody and everything on one place, as full as it can get. */
const bazaar = VIEWS['bazaar_5'];
if (bazaar) {
  const at = 'small_market';
  const seats = bazaar.seats.map((seat): BoardSeat => {
    return { ...seat, merchant: at, companion: at, family: at, assistants: [at], stack: 4 };
  });
  VIEWS['crowd'] = { ...bazaar, seats, governor: at, smuggler: at, courier: at, coffee_trader: at };
}

export function fixture(name: string): BoardView {
  const view = VIEWS[name];
  if (!view) throw new Error(`no fixture ${name}`);
  return view;
}
