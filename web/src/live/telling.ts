/** What a game lends to the parts that all tables share: its words, and how it is acted out. */
import type { GameEvent, GameView, Option } from '../table/game.ts';
import type { Gain } from '../board/labels.ts';
import { wayOf } from '../lib/options.ts';
import type { Json } from '../lib/protocol.ts';

export interface Telling {
  /** What the decision at hand asks. */
  prompt(prompt: string, view: GameView, options: Option[]): string;
  /** An option as a label: a verb with what it is about. */
  option(option: Option, view: GameView, names: string[]): string;
  /** What an option brings and costs a seat. */
  optionGains(option: Option, seat: number): Gain[];
  /** The same of what happened. */
  gains(events: GameEvent[], seat: number): Gain[];
  /** The events of one turn as sentences, without the name of the one whose turn it is. */
  events(events: GameEvent[], names: string[], about: number): string[];
  /** Act out what belongs before the next state. */
  before(events: GameEvent[]): Promise<void>;
  /** Act out the rest, while the next state is seen; `view` is the state before. */
  after(events: GameEvent[], view: GameView | null): Promise<void> | void;
}

/** The words of the game with these options; a table loads those of its own game only. */
export async function tellingOf(options: Json): Promise<Telling> {
  const found = wayOf(options) === 'dice' ? await import('../dice/words.ts') : await import('../board/telling.ts');
  return found.telling;
}
