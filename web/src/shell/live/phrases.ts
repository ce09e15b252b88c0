/** Phrases in words: what the games name, in the language that was chosen. What `messages/phrases.py` does for programs. */
import type { DecisionNode, Gain, OptionInfo, Phrase, Said } from '../../protocol/server.ts';
import { Message, say, type WordArgs } from '../lib/words.svelte.ts';

type Argument = NonNullable<Phrase['args']>[string];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words with their number, if there are several alike: "red ×2, coin". */
export function sayAll(words: string[]): string {
  return [...new Set(words)]
    .map((word) => {
      const n = words.filter((other) => other === word).length;
      return n > 1 ? `${word} ×${n}` : word;
    })
    .join(', ');
}

function argument(value: Argument, names: string[]): WordArgs[string] {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return new Message(value);
  if (Array.isArray(value))
    return sayAll(value.map((each) => (typeof each === 'string' ? say(each) : sayPhrase(each, names))));
  return new Message(value.key, filled(value, names));
}

/** What fills the message of a phrase. */
function filled(phrase: Phrase, names: string[]): WordArgs {
  const args: WordArgs = {};
  for (const [name, value] of Object.entries(phrase.args ?? {})) args[name] = argument(value, names);
  for (const [name, seat] of Object.entries(phrase.seats ?? {})) args[name] = names[seat] ?? '';
  return args;
}

/** A phrase, with the players' names. */
export const sayPhrase = (phrase: Phrase, names: string[]): string => say(phrase.key, filled(phrase, names));

/** A phrase that stands alone. */
export const saySentence = (phrase: Phrase, names: string[]): string => capital(sayPhrase(phrase, names));

/** What the decision at hand asks. */
export const sayQuestion = (node: DecisionNode, names: string[]): string =>
  node.question ? saySentence(node.question, names) : '';

/** An option as a label: a verb with what it is about. */
export const sayOption = (option: OptionInfo, names: string[]): string =>
  option.label ? sayPhrase(option.label, names) : option.text;

/** A gain or a price: "+9 lira". */
export const sayGain = ({ n, key }: Gain): string => `${n > 0 ? '+' : '−'}${say(key, { n: Math.abs(n) })}`;

/** All that happened to a seat, added up. */
export function total(told: Said[], seat: number): Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of told.flatMap(({ gains }) => gains ?? [])) {
    if (gain.seat !== seat) continue;
    sums.set(gain.what, { ...gain, n: (sums.get(gain.what)?.n ?? 0) + gain.n });
  }
  return [...sums.values()].filter(({ n }) => n !== 0);
}

const series = (phrase: Phrase): (string | Phrase)[] => {
  const list = phrase.args?.[phrase.series ?? ''];
  return Array.isArray(list) ? list : [];
};

const withSeries = (phrase: Phrase, list: (string | Phrase)[]): Phrase => ({
  ...phrase,
  args: { ...phrase.args, [phrase.series ?? '']: list },
});

/** Is the second one more of the same series? */
const goesOn = (before: Phrase, phrase: Phrase): boolean =>
  Boolean(phrase.series) && JSON.stringify(withSeries(before, [])) === JSON.stringify(withSeries(phrase, []));

/** What happened, as sentences without the name of the one who stands in the heading. The board is drawn beside them. */
export function sentences(told: Said[], names: string[], about: number): string[] {
  const phrases: Phrase[] = [];
  for (const { words, on_board } of told) {
    if (!words || on_board) continue;
    const last = phrases.at(-1);
    if (last && goesOn(last, words))
      phrases[phrases.length - 1] = withSeries(last, [...series(last), ...series(words)]);
    else phrases.push(words);
  }
  return phrases.map((phrase) => {
    const sentence = sayPhrase(phrase, names);
    const name = names[about] ?? '';
    if (phrase.seats?.['seat'] !== about || !name || !sentence.startsWith(name)) return sentence;
    return capital(sentence.slice(name.length).replace(/^[ :]+/, ''));
  });
}
