/** When something comes back, as people say it. */
import { language } from '../lib/words.svelte.ts';

/** Of seconds since 1970: "16 Nov 2026, 22:10". */
export const sayWhen = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
