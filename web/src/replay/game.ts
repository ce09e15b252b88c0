/** What a game lends to its replay: its words, how it is acted out, how it is drawn. */
import type { Component } from 'svelte';
import type { GameEvent, GameView, Option } from '../lib/game.ts';
import { sayOption, sayPrompt } from '../lib/labels.ts';
import { stage } from '../lib/stage.svelte.ts';
import { sayEvents } from '../lib/tell.ts';
import type { Json } from '../lib/protocol.ts';
import { say } from '../lib/words.ts';
import BoardScene from './BoardScene.svelte';
import { sayDiceEvents } from './dice.ts';
import DiceScene from './DiceScene.svelte';

export interface SceneProps {
  view: GameView;
  names: string[];
  /** The seat through whose eyes it is seen; -1 for everybody's. */
  viewer: number;
  /** The seat that has to choose. */
  chooses: number;
}

export interface ReplayGame {
  Scene: Component<SceneProps>;
  prompt(prompt: string, view: GameView, options: Option[]): string;
  option(option: Option, view: GameView, names: string[]): string;
  events(events: GameEvent[], names: string[], about: number): string[];
  before(events: GameEvent[]): Promise<void>;
  after(events: GameEvent[], view: GameView | null): Promise<void> | void;
}

const boardGame: ReplayGame = {
  Scene: BoardScene,
  prompt: sayPrompt,
  option: sayOption,
  events: sayEvents,
  async before(events) {
    for (const event of events) {
      if (event.event === 'rolled') await stage.roll([event.first ?? 1, event.second ?? 1]);
      else if (event.event === 'rolled_one') await stage.roll([event.n ?? 1]);
    }
  },
  after(events, view) {
    const acting = view?.seats[view.seat]?.merchant ?? 'fountain';
    stage.fly(events, events.find((event) => event.place)?.place ?? acting);
  },
};

const diceGame: ReplayGame = {
  Scene: DiceScene,
  prompt: () => say('screen.replay_chooses'),
  option: (option) => option.text,
  events: sayDiceEvents,
  before: () => Promise.resolve(),
  after: () => undefined,
};

export const gameOf = (options: Json): ReplayGame => (options['game'] === 'dice' ? diceGame : boardGame);
