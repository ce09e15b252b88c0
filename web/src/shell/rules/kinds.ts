/** Things by their kind: places, figures, cards ... in the order in which they come. */
import type { Thing } from '../../protocol/server.ts';

export function kindsOf(things: Thing[]): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const kind = thing.id.split(':')[1] ?? '';
    found.set(kind, [...(found.get(kind) ?? []), thing]);
  }
  return found;
}
