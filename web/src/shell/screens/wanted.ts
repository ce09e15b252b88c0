/** Options of a new table that were named in the address, as `istanbul play` does. */
import { kitOf } from '../../games/index.ts';
import type { GameChoice } from '../../protocol/server.ts';

interface Named {
  first: GameChoice | undefined;
  variants: string[];
  layout?: string;
  edition?: string;
  deck?: string;
}

/** The game that was named, or the first one, and its options; what makes no sense is left out. */
export function named(wanted: Record<string, string>, games: GameChoice[]): Named {
  const words = (name: string): string[] => wanted[name]?.match(/[a-z_]+/g) ?? [];
  const expansions = words('expansions');
  const same = (game: GameChoice): boolean => {
    const own = game.options['expansions'];
    const found = Array.isArray(own) ? own.map(String) : [];
    return (
      kitOf(game.options['game']) === kitOf(wanted['game']) &&
      found.length === expansions.length &&
      found.every((expansion) => expansions.includes(expansion))
    );
  };
  const first = games.find(same) ?? games[0];
  const one = (name: string, known: string[] = []): string | undefined =>
    words(name).find((word) => known.includes(word));
  const layout = one('layout', first?.layouts);
  const edition = one('edition', first?.editions);
  const deck = one('letters_deck', first?.letters_decks);
  return {
    first,
    variants: words('variants').filter((word) => first?.variants.includes(word)),
    ...(layout && { layout }),
    ...(edition && { edition }),
    ...(deck && { deck }),
  };
}
