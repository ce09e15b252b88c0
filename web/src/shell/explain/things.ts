/** All that can be explained, as the server knows it. */
import { api } from '../lib/api.ts';
import type { Fact, Thing } from '../../protocol/server.ts';
import { also, say } from '../lib/words.svelte.ts';
import type { InGame } from './explaining.svelte.ts';

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

/** Does a fact apply to this game? Without one, all do. */
export function applies(fact: Fact, game: InGame | null): boolean {
  if (!game) return true;
  const { players, expansions } = fact;
  if (players !== null && players !== game.players) return false;
  const inPlay = game.expansions ?? [];
  return !expansions || (expansions.length ? expansions.some((one) => inPlay.includes(one)) : !inPlay.length);
}

/** What a thing does in this game; without one, what it does besides with each expansion. */
export function sayHelp(thing: Thing, game: InGame | null): string {
  const more = Object.entries(thing.more).flatMap(([expansion, id]) => {
    if (!game) return [`${say(`expansion-${expansion}`)}: ${say(id)}`];
    return game.expansions?.includes(expansion) ? [say(id)] : [];
  });
  return [say(thing.help, thing.numbers), ...more].join(' ');
}

export const sayThing = (thing: Thing): string => say(thing.name, thing.numbers);
