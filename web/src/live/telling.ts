/** How a game is acted out, for the parts that all tables share. */
import type { GameEvent, GameView } from '../table/game.ts';
import { wayOf } from '../lib/options.ts';
import type { Json } from '../lib/protocol.ts';

export interface Telling {
  /** Act out what belongs before the next state. */
  before(events: GameEvent[]): Promise<void>;
  /** Act out the rest, while the next state is seen; `view` is the state before. */
  after(events: GameEvent[], view: GameView | null): Promise<void> | void;
}

/** Of the game with these options; a table loads that of its own game only. */
export async function tellingOf(options: Json): Promise<Telling> {
  const found = wayOf(options) === 'dice' ? await import('../dice/telling.ts') : await import('../board/telling.ts');
  return found.telling;
}
