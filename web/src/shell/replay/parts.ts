/** What a game lends to its replay. */
import type { Component } from 'svelte';
import type { GameView } from '../../protocol/games.ts';
import type { Animation, Kit, SceneProps } from '../kit.ts';

export interface Parts {
  animation: Animation;
  Scene: Component<SceneProps>;
  Hand: Component<{ view: GameView; seat: number }> | undefined;
}

export async function partsOf(kit: Kit): Promise<Parts> {
  const [animation, scene, hand] = await Promise.all([kit.animation(), kit.Scene(), kit.Hand?.()]);
  return { animation, Scene: scene.default, Hand: hand?.default };
}
