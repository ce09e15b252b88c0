/** What a game lends to its replay: how it is acted out, how it is drawn. */
import type { Component } from 'svelte';
import type { GameView } from '../table/game.ts';
import type { Json } from '../lib/protocol.ts';
import type { Telling } from '../live/telling.ts';

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
    const [scene, acted] = await Promise.all([import('./DiceScene.svelte'), import('../dice/telling.ts')]);
    return { ...acted.telling, Scene: scene.default };
  }
  const [scene, hand, acted] = await Promise.all([
    import('../board/BoardScene.svelte'),
    import('../board/ReplayHand.svelte'),
    import('../board/telling.ts'),
  ]);
  return { ...acted.telling, Scene: scene.default, Hand: hand.default };
}
