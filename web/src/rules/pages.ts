/** The pages of rules, as the server has them. */
import { say } from '../lib/words.ts';

export const PAGES = ['board', 'mocha', 'letters', 'great_bazaar', 'dice', 'words'] as const;
export type PageName = (typeof PAGES)[number];

/** Whose things a page has: the Great Bazaar those of both expansions. */
export function pagesOf(page: PageName): string[] {
  return page === 'great_bazaar' ? ['mocha', 'letters'] : [page];
}

export function sayPage(page: PageName): string {
  if (page === 'board') return say('screen-base_game');
  if (page === 'dice') return say('screen-dice_game');
  return page === 'words' ? say('screen-rules_words') : say(`expansion-${page}`);
}
