/** Phrases in words: what the games name, in the language that was chosen. What `messages/phrases.py` does for programs. */
import type { DecisionNode, Gain, OptionInfo, Phrase, Said } from '../../protocol/server.ts';
import { Message, say, type WordArg, type WordArgs } from '../lib/words.svelte.ts';

type Argument = NonNullable<Phrase['args']>[string];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Stands for the name in the heading. No text of ours has this character. */
const HEADING = '\ue000';

const keyOf = (each: string | Phrase): string => (typeof each === 'string' ? each : each.key);
const numberOf = (each: string | Phrase): number => (typeof each === 'string' ? 1 : Number(each.args?.['n'] ?? 1));

/** Alike things together: 1 red die and 1 red die are 2 red dice, a name and itself 2 × it. */
function counted(listed: (string | Phrase)[]): (string | Phrase)[] {
  const kinds = new Map<string, (string | Phrase)[]>();
  for (const each of listed) kinds.set(keyOf(each), [...(kinds.get(keyOf(each)) ?? []), each]);
  return [...kinds.values()].map((alike) => {
    const [first = ''] = alike;
    const n = alike.reduce((sum, each) => sum + numberOf(each), 0);
    if (typeof first !== 'string') return { ...first, args: { ...first.args, n } };
    return n === 1 ? first : { key: 'list-times', args: { n, thing: first } };
  });
}

const message = (value: string | Phrase, names: string[]): Message =>
  typeof value === 'string' ? new Message(value) : new Message(value.key, filled(value, names));

function argument(value: Argument, names: string[]): WordArg {
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? counted(value).map((each) => message(each, names)) : message(value, names);
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
  option.label ? saySentence(option.label, names) : option.text;

/** A gain or a price, for those who listen: "you get 9 lira". */
export const sayGain = ({ n, key }: Gain): string =>
  say(n > 0 ? 'screen-access_gain' : 'screen-access_loss', { things: new Message(key, { n: Math.abs(n) }) });

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
  const headed = names.map((name, seat) => (seat === about ? HEADING : name));
  return phrases.map((phrase) => {
    if (phrase.seats?.['seat'] === about && names[about]) {
      const said = sayPhrase(phrase, headed);
      if (said.startsWith(`${HEADING} `)) return capital(said.slice(2).replaceAll(HEADING, names[about]));
    }
    return saySentence(phrase, names);
  });
}
