/** Parts of screens that few people need: they come with their words when they are asked for. */
import { also } from '../lib/words.svelte.ts';

async function withWords<T>(asked: Promise<T>): Promise<T> {
  const [found] = await Promise.all([asked, also('friends')]);
  return found;
}

export const loadPages = () => withWords(import('./Pages.svelte'));
export const loadParts = () => withWords(import('./parts.ts'));
