/** What is agreed at a new table besides the game. */
import type { Terms } from '../../protocol/server.ts';
import { language, LANGUAGES } from '../lib/words.svelte.ts';

/** Unless the host says otherwise. */
export function plainTerms(): Required<Terms> {
  return { rated: false, public: false, language: null, low: null, high: null, watching: 'link', delay: 0 };
}

/** What holds: only a table with free seats is public, only a public one wants ratings, and a public screen has no delay. */
export function agreed(terms: Required<Terms>, open: boolean, shared: boolean): Terms {
  const spoken = LANGUAGES.find((known) => known === language()) ?? null;
  const isPublic = open && terms.public;
  const wants = isPublic && terms.rated;
  return {
    ...terms,
    public: isPublic,
    language: isPublic ? spoken : null,
    low: wants ? terms.low : null,
    high: wants ? terms.high : null,
    delay: shared || terms.watching === 'nobody' ? 0 : terms.delay,
  };
}
