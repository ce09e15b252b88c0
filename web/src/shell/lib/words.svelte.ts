/** Messages in all languages: the Fluent files that the Python side reads too, one language at a time. */
import { server } from './transport.ts';
import { Formatter, Message, type WordArgs } from './fluent.ts';

export { Message, type WordArg, type WordArgs } from './fluent.ts';

/** All files of all languages, `en/general.ftl`, `en/board.ftl` ...: those of all games, and of each. */
const files = import.meta.glob<string>(['../../../../src/istanbul/{,games/*/}messages/*/*.ftl', '!**/cli.ftl'], {
  query: '?raw',
  import: 'default',
});

/** What is spoken if nothing else is asked for. */
const FIRST = 'en';
const folders = new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? ''));
/** A folder is a language. */
export const LANGUAGES: readonly string[] = [FIRST, ...[...folders].filter((name) => name !== FIRST).toSorted()];

/** A language as it calls itself: "Deutsch". */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Topics of much text that few screens need: they come when `also` asks for them. */
let later = [
  'advance',
  'agreed',
  'away',
  'daily',
  'friends',
  'keep',
  'lesson',
  'notices',
  'planner',
  'puzzle',
  'race',
  'review',
  'screen_devices',
  'talk',
  'things',
];

let current = $state(FIRST);
let messages = $state.raw(new Formatter(FIRST, []));

/** The language in use. */
export function language(): string {
  return current;
}

function isOf(path: string, wanted: string): boolean {
  const [topic = '', language] = path.replace('.ftl', '').split('/').toReversed();
  return language === wanted && !later.includes(topic);
}

/** One after the other: an older load that ends last would take the words of a newer one away. */
let loading = Promise.resolve();

/** Load a language and switch to it. */
export function load(wanted: string): Promise<void> {
  return (loading = loading.catch(() => undefined).then(() => change(wanted)));
}

/** Load a topic that is not loaded with its language, whichever that is by then. */
export function also(topic: string): Promise<void> {
  if (later.includes(topic)) {
    later = later.filter((other) => other !== topic);
    loading = loading.catch(() => undefined).then(() => change(current));
  }
  return loading;
}

/** The texts of a language. The server makes one more than are offered, for tests: English with accents, and longer. */
async function textsOf(wanted: string): Promise<string[]> {
  if (!LANGUAGES.includes(wanted)) {
    return [(await server().ask('GET', `/api/messages/${encodeURIComponent(wanted)}`, null)).text];
  }
  const mine = Object.entries(files).filter(([path]) => isOf(path, wanted));
  return Promise.all(mine.map(([, read]) => read()));
}

async function change(wanted: string): Promise<void> {
  messages = new Formatter(wanted, await textsOf(wanted));
  current = wanted;
  document.documentElement.lang = wanted;
  const own = wanted !== FIRST && LANGUAGES.includes(wanted);
  const name = own ? `app.${wanted}.webmanifest` : 'app.webmanifest';
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `${import.meta.env.BASE_URL}${name}`);
  document.querySelector('meta[name=description]')?.setAttribute('content', say('screen-description'));
}

/** Is there such a message? */
export function knows(id: string): boolean {
  return messages.knows(id);
}

/** A message with its arguments filled in; an id without a message is shown as it is. */
export function say(id: string, args: WordArgs = {}): string {
  return messages.say(new Message(id, args));
}

/** A message that needs nothing to be filled in; nothing if there is no such message, or it does. */
export function sayAlone(id: string): string {
  return messages.alone(id);
}

/** Several things as one text: "red, green and blue". */
export function sayAll(things: readonly (string | Message)[]): string {
  return messages.text(things);
}
