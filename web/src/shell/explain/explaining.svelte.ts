/** What is being explained, and in which game. */

/** What decides which numbers and sentences apply. */
export interface InGame {
  players: number;
  expansions?: readonly string[];
}

class Explaining {
  /** What is explained; '' for the list of all that is on the screen. */
  id = $state<string | null>(null);
  /** The game on the screen; none where all games are explained. */
  game = $state.raw<InGame | null>(null);
  /** What stands at the same place. */
  also = $state.raw<string[]>([]);

  open(id: string, others: string[] = []): void {
    this.id = id;
    this.also = others;
  }

  close(): void {
    this.id = null;
  }
}

export const explaining = new Explaining();

/** While this screen is shown, only what applies to its game is explained. */
export function explainFor(options: () => InGame | undefined): void {
  $effect(() => {
    explaining.game = options() ?? null;
    return () => (explaining.game = null);
  });
}
