/** Messages in four languages: the Fluent files that the Python side reads too, one language at a time. */
import { Formatter, Message, type WordArgs } from './fluent.ts';

export { Message, type WordArgs } from './fluent.ts';

export const LANGUAGES = ['en', 'de', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All files of all languages: `en/board.ftl`, `en/dice.ftl` ... */
const files = import.meta.glob<string>('../../../../src/istanbul/messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Topics of much text that few screens need: they come when `also` asks for them. */
let later = ['lesson', 'things'];

let current = $state<Language>('en');
let messages = $state.raw(new Formatter('en', []));

/** The language in use. */
export function language(): Language {
  return current;
}

function isOf(path: string, wanted: Language): boolean {
  const [topic = '', language] = path.replace('.ftl', '').split('/').toReversed();
  return language === wanted && !later.includes(topic);
}

/** Load a topic that is not loaded with its language. */
export async function also(topic: string): Promise<void> {
  if (!later.includes(topic)) return;
  later = later.filter((other) => other !== topic);
  await load(current);
}

/** Load a language and switch to it. */
export async function load(wanted: Language): Promise<void> {
  const mine = Object.entries(files).filter(([path]) => isOf(path, wanted));
  const texts = await Promise.all(mine.map(([, read]) => read()));
  messages = new Formatter(wanted, texts);
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Is there such a message? */
export function knows(id: string): boolean {
  return messages.knows(id);
}

/** A message with its arguments filled in; an id without a message is shown as it is. */
export function say(id: string, args: WordArgs = {}): string {
  return messages.say(new Message(id, args));
}
