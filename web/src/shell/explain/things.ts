/** All that can be explained, as the server knows it. */
import { api } from '../lib/api.ts';
import type { Thing } from '../../protocol/server.ts';
import { also, say } from '../lib/words.svelte.ts';

const COLOUR = /_(red|yellow|green|blue)$/;

let known: Promise<Map<string, Thing>> | null = null;

/** Everything that can be explained, and the words for it: asked once. */
export function things(): Promise<Map<string, Thing>> {
  known ??= Promise.all([api.things(), also('things')]).then(
    ([found]) => new Map(found.things.map((thing) => [thing.id, thing])),
  );
  known.catch(() => (known = null));
  return known;
}

/** A thing by its id; a kind of tile stands for its four colours. */
export function lookUp(all: Map<string, Thing>, id: string): Thing | undefined {
  return all.get(id) ?? all.get(id.replace(COLOUR, '')) ?? all.get(`${id}_red`);
}

export const sayThing = (thing: Thing): string => say(thing.name, thing.numbers);
