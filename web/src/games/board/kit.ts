/** The board game's parts, by role. */
import type { GameOptions } from '../../protocol/games.ts';
import type { FirstKit } from '../../shell/kit.ts';
import { Message, say } from '../../shell/lib/words.svelte.ts';

const NAMES = {
  base: 'screen-base_game',
  mocha: 'expansion-mocha',
  letters: 'expansion-letters',
  great_bazaar: 'expansion-great_bazaar',
};

const EXPANSIONS: Record<string, string> = {
  mocha: 'expansions=mocha',
  letters: 'expansions=letters',
  great_bazaar: 'expansions=mocha,letters',
};

/** Layout, and what is not as in the box. */
function agreed(options: GameOptions): [string, string][] {
  if (options.game !== 'board') return [];
  const { layout, variants, edition, expansions, letters_deck: deck } = options;
  const found: [string, string][] = [
    [say('screen-layout'), say(`screen-layout_${typeof layout === 'string' ? layout : 'own'}`)],
  ];
  if (edition !== 'big_box') found.push([say('screen-edition'), say(`screen-edition_${edition}`)]);
  if (deck && expansions.length === 1) found.push([say('screen-letters_deck'), say(`screen-letters_deck_${deck}`)]);
  if (variants.length)
    found.push([say('screen-variants'), variants.map((variant) => say(`screen-variant_${variant}`)).join(', ')]);
  return found;
}

export const board: FirstKit = {
  name: 'board',
  ways: NAMES,
  wayOf(options) {
    const [first, ...more] = options.game === 'board' ? options.expansions : [];
    return more.length ? 'great_bazaar' : (first ?? 'base');
  },
  agreed,
  pages: {
    board: { title: NAMES.base, things: ['board'] },
    mocha: { title: NAMES.mocha, things: ['mocha'] },
    letters: { title: NAMES.letters, things: ['letters'] },
    great_bazaar: { title: NAMES.great_bazaar, things: ['mocha', 'letters'] },
  },
  lessons: { base: 'first_game', mocha: 'mocha', letters: 'letters' },
  action: (text) => `action-${text}`,
  saySource: (place) => say(`place-${place}`),
  sayRuby: (seat, place) => say('event-ruby', { seat, place: new Message(`place-${place}`) }),
  sayFace: (sum) => sum,
  hasRoutes: true,
  quick: { game: 'board', players: 3, layout: 'short_paths' },

  animation: () => import('./animation.ts'),
  Table: () => import('./table/BoardTable.svelte'),
  PublicTable: () => import('./table/PublicTable.svelte'),
  HandTable: () => import('./table/HandTable.svelte'),
  Scene: () => import('./BoardScene.svelte'),
  Hand: () => import('./ReplayHand.svelte'),
  Picture: () => import('./Picture.svelte'),
  LayoutEditor: () => import('./LayoutEditor.svelte'),
  Gallery: () => import('./gallery/BoardGallery.svelte'),
  query: (way) => EXPANSIONS[way] ?? '',
  Cover: () => import('./Cover.svelte'),
};
