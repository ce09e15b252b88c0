/** What a game lends to its replay: its words, how it is acted out, how it is drawn. */
import type { Component } from 'svelte';
import type { GameView } from '../lib/game.ts';
import type { Json } from '../lib/protocol.ts';
import type { Telling } from '../lib/telling.ts';

export interface SceneProps {
  view: GameView;
  names: string[];
  /** The seat through whose eyes it is seen; -1 for everybody's. */
  viewer: number;
  /** The seat that has to choose. */
  chooses: number;
}

export interface ReplayGame extends Telling {
  Scene: Component<SceneProps>;
  /** The cards of the seat that is looked through, in a game that has some. */
  Hand?: Component<{ view: GameView; seat: number }>;
}

export async function gameOf(options: Json): Promise<ReplayGame> {
  if (options['game'] === 'dice') {
    const [scene, words] = await Promise.all([import('./DiceScene.svelte'), import('../dice/words.ts')]);
    return { ...words.telling, Scene: scene.default };
  }
  const [scene, hand, words] = await Promise.all([
    import('./BoardScene.svelte'),
    import('./Hand.svelte'),
    import('../board/telling.ts'),
  ]);
  return { ...words.telling, Scene: scene.default, Hand: hand.default };
}
