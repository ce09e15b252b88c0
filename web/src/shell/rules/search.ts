/** Searching the rules: which pieces of text hold all words, and where. */

/** The words that are searched for, in small letters. */
export function terms(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

export function holds(text: string, words: string[]): boolean {
  const small = text.toLowerCase();
  return words.every((word) => small.includes(word));
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Text cut where the words are: every second piece is a hit. */
export function pieces(text: string, words: string[]): string[] {
  return words.length ? text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'gi')) : [text];
}

/** HTML of ours with the hits marked; tags and signs such as `&amp;` are left alone. */
export function marked(html: string, words: string[]): string {
  if (!words.length) return html;
  return html.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, sign: string | undefined, text: string | undefined) =>
    text === undefined
      ? (sign ?? '')
      : pieces(text, words)
          .map((piece, i) => (i % 2 ? `<mark>${piece}</mark>` : piece))
          .join(''),
  );
}
