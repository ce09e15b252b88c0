/** Views of real games, played at random. */
import type { DiceView } from '../view.ts';

const files = import.meta.glob<DiceView>('./fixtures/*.json', { eager: true, import: 'default' });

export const VIEWS: Record<string, DiceView> = Object.fromEntries(
  Object.entries(files).map(([path, view]) => [path.replace(/^.*\/|\.json$/g, ''), view]),
);

export function fixture(name: string): DiceView {
  const view = VIEWS[name];
  if (!view) throw new Error(`no fixture ${name}`);
  return view;
}
