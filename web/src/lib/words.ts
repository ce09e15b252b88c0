/** The words of the screen: `say(id, args)` in the language that was chosen. */
export { Message, type WordArg, type WordArgs } from './fluent.ts';
export { also, language, knows, load, say, nameOf, sayAll, LANGUAGES } from './words.svelte.ts';
