/** Views of real games, played at random. */
import type { BoardView } from '../board/view.ts';

const files = import.meta.glob<BoardView>('./fixtures/*.json', { eager: true, import: 'default' });

export const VIEWS: Record<string, BoardView> = Object.fromEntries(
  Object.entries(files).map(([path, view]) => [path.replace(/^.*\/|\.json$/g, ''), view]),
);

export function fixture(name: string): BoardView {
  const view = VIEWS[name];
  if (!view) throw new Error(`no fixture ${name}`);
  return view;
}
