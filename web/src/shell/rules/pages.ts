/** The pages of rules, as the server has them: those of the games, and the words of the whole family. */
import { GAMES } from '../../games/index.ts';
import type { RulesPage } from '../kit.ts';

export const PAGES: Record<string, RulesPage> = {
  ...Object.fromEntries(GAMES.flatMap((kit) => Object.entries(kit.pages))),
  words: { title: 'screen-rules_words', things: ['words'] },
};
