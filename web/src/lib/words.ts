/** The words of the screen: `say(key, args)` in the language that was chosen. */
export { also, language, knows, load, say, LANGUAGES, type Language, type WordArgs } from './words.svelte.ts';
