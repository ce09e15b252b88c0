/** The pages of rules, as the server has them. */
import { say } from '../lib/words.ts';

export const PAGES = ['board', 'mocha', 'letters', 'great_bazaar', 'dice', 'words'] as const;
export type PageName = (typeof PAGES)[number];

export function sayPage(page: PageName): string {
  if (page === 'board') return say('screen.base_game');
  if (page === 'dice') return say('screen.dice_game');
  return page === 'words' ? say('screen.rules_words') : say(`expansion.${page}`);
}
