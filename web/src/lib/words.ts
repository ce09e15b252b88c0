/** The words of the screen: `say(id, args)` in the language that was chosen. */
export { Message, type WordArgs } from './fluent.ts';
export { also, language, knows, load, say, LANGUAGES, type Language } from './words.svelte.ts';
