/** The Dice Game's parts, by role. */
import type { Kit } from '../../shell/kit.ts';
import { Message, say } from '../../shell/lib/words.svelte.ts';

export const dice: Kit = {
  name: 'dice',
  ways: { dice: 'screen-dice_game' },
  wayOf: () => 'dice',
  agreed: () => [],
  pages: { dice: { title: 'screen-dice_game', things: ['dice'] } },
  lessons: { dice: 'dice' },
  action: (text) => `dice_action-${text}`,
  saySource: (track) => say(`dice_track-${track}`),
  sayRuby: (seat, track) => say('dice_event-ruby', { seat, track: new Message(`dice_track-${track}`) }),
  sayFace: (face) => say(`dice_face-${face}`),
  hasRoutes: false,

  animation: () => import('./animation.svelte.ts'),
  Table: () => import('./DiceTable.svelte'),
  PublicTable: () => import('./DiceTable.svelte'),
  Scene: () => import('./DiceScene.svelte'),
  query: () => 'game=dice',
  Cover: () => import('./Cover.svelte'),
  Gallery: () => import('./gallery/DiceGallery.svelte'),
};
