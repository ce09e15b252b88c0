/**
 * Messages in four languages: the catalogues that the Python side reads too, one language at a time.
 *
 * A message may hold `{name}`, which is filled in, and `{n|card|cards}`, which chooses a form by a
 * number: two forms in English and German, three (one, few, many) in Russian and Polish.
 */

export const LANGUAGES = ['en', 'de', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type WordArgs = Record<string, string | number>;
type Catalogue = Record<string, string>;

/** All files of all languages: `en.json`, `dice_en.json`, `screen_en.json` ... */
const files = import.meta.glob<Catalogue>('../../../src/istanbul/messages/*.json', { import: 'default' });

/** Topics of much text that few screens need: they come when `also` asks for them. */
let later = ['lesson', 'things'];

const SLOT = /\{(\w+)(?:\|([^{}]*))?\}/g;
const FORMS: Partial<Record<Intl.LDMLPluralRule, number>> = { one: 0, few: 1, many: 2 };

let current = $state<Language>('en');
let messages = $state.raw<Catalogue>({});
let plural = new Intl.PluralRules('en');

/** The language in use. */
export function language(): Language {
  return current;
}

function isOf(path: string, wanted: Language): boolean {
  const [, topic = '', language] = /(?:([a-z]+)_)?([a-z]+)\.json$/.exec(path) ?? [];
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
  const loaded = await Promise.all(mine.map(([, read]) => read()));
  plural = new Intl.PluralRules(wanted);
  messages = Object.assign({}, ...loaded) as Catalogue;
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Is there such a message? */
export function knows(key: string): boolean {
  return key in messages;
}

function form(forms: string, n: number): string {
  const choices = forms.split('|');
  const index = FORMS[plural.select(Math.abs(n))] ?? choices.length - 1;
  return choices[Math.min(index, choices.length - 1)] ?? '';
}

/** A message with its arguments filled in; a key without a message is shown as it is. */
export function say(key: string, args: WordArgs = {}): string {
  const message = messages[key];
  if (message === undefined) return key;
  return message.replace(SLOT, (slot, name: string, forms: string | undefined) => {
    const value = args[name];
    if (value === undefined) return slot;
    return forms === undefined ? String(value) : form(forms, Number(value));
  });
}
