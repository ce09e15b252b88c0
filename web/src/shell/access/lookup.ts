/** What a typed line means, as in the terminal: every word of an action may be cut short, "m tea" is "move tea_house". */
import type { OptionInfo } from '../../protocol/server.ts';

const tidy = (line: string): string => line.toLowerCase().split(/\s+/).filter(Boolean).join(' ');

function wordsBegin(given: string[], words: string[]): boolean {
  return given.length <= words.length && given.every((part, i) => words[i]?.startsWith(part));
}

/** The options that a line fits: by their text, by its beginning, by beginnings of its words, by words of their label. */
export function fitting(
  line: string,
  options: readonly OptionInfo[],
  label: (option: OptionInfo) => string,
): OptionInfo[] {
  const text = tidy(line);
  if (text === '') return [...options];
  const ways: ((option: OptionInfo) => boolean)[] = [
    (option) => option.text === text,
    (option) => option.text.startsWith(text),
    (option) => wordsBegin(text.split(' '), option.text.split(' ')),
    (option) => tidy(label(option)).includes(text),
  ];
  for (const way of ways) {
    const found = options.filter(way);
    if (found.length) return found;
  }
  return [];
}
