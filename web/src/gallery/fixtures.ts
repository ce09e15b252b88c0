/** Views of real games, played at random. */
import type { BoardView } from '../board/view.ts';

const files = import.meta.glob<BoardView>('./fixtures/*.json', { eager: true, import: 'default' });

export const VIEWS: Record<string, BoardView> = Object.fromEntries(
  Object.entries(files).map(([path, view]) => [path.replace(/^.*\/|\.json$/g, ''), view]),
);

/** Everybody and everything on one place, as full as it can get. */
const bazaar = VIEWS['bazaar_5'];
if (bazaar) {
  const seats = bazaar.seats.map((seat) => ({
    ...seat,
    merchant: 'small_market',
    companion: 'small_market',
    family: 'small_market',
    assistants: ['small_market'],
    stack: 4,
  }));
  const at = 'small_market';
  VIEWS['crowd'] = { ...bazaar, seats, governor: at, smuggler: at, courier: at, coffee_trader: at };
}

export function fixture(name: string): BoardView {
  const view = VIEWS[name];
  if (!view) throw new Error(`no fixture ${name}`);
  return view;
}
