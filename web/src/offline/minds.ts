/** Computer players who look ahead, as the server asks for them (istanbul/server/workers/tab_bots.py): each in a worker of its own. */

import { ComputerPlayer } from './computer-player.ts';
import type { Grown, Growth, Player, Question } from './questions.ts';

/** A dictionary of Python. It is gone when the function that was given it returns. */
interface Dictionary<T> {
  toJs(options: { dict_converter: (entries: Iterable<[string, unknown]>) => unknown }): T;
}

/** Python's numbers are those of the browser as long as they are small. */
type Sent = Omit<Player, 'seed'> & { seed: number };

/** What was found about one action, in the order of Python's `RootAction.of`. */
type Found = [action: number, visits: number, value: number, chances: number, squares: number];

interface Mind {
  think(question: Dictionary<Question>): Promise<Found[]>;
  grow(growth: Dictionary<Growth>): Promise<[number, number, Grown['seats'], number[]][]>;
  end(): void;
}

async function compiled(url: string): Promise<WebAssembly.Module> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

function taken<T>(dictionary: Dictionary<T>): T {
  return dictionary.toJs({ dict_converter: Object.fromEntries });
}

export class Minds {
  readonly #searches: Map<string, Promise<WebAssembly.Module>>;

  /** Where the search of each game lies. All are fetched at once: later there may be no connection. */
  constructor(searches: Record<string, string>) {
    this.#searches = new Map(Object.entries(searches).map(([game, url]) => [game, compiled(url)]));
    for (const search of this.#searches.values()) search.catch(() => undefined); // whoever needs it hears of it
  }

  async begin(game: string, player: Dictionary<Sent>): Promise<Mind> {
    const { seed, ...packed } = taken(player);
    const search = await this.#searches.get(game);
    if (!search) throw new Error(`no search for the game ${game}`);
    const computer = await ComputerPlayer.begin(search, { ...packed, seed: BigInt(seed) });
    return {
      think: async (question) =>
        (await computer.think(taken(question))).map((one) => [
          one.action,
          one.visits,
          one.value,
          one.chances,
          one.squares,
        ]),
      grow: async (growth) =>
        (await computer.grow(taken(growth))).map(({ action, visits, seats, line }) => [action, visits, seats, line]),
      end: () => computer.end(),
    };
  }
}
