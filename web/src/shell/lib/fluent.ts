/**
 * Messages through Fluent: what `messages/formatting.py` does for the terminal.
 *
 * One function is added to those of Fluent: `FORM($place, "to")` is the attribute `.to` of the message that was given
 * as the argument. So a sentence asks a name for the case or gender that it needs. Of a list it is that form of each
 * thing in it. See docs/translating.md.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';

export type WordArg = string | number | Message | readonly (string | Message)[];
export type WordArgs = Record<string, WordArg>;

/** Something to be said. As an argument it can be asked for its forms: "to the Tea House". */
export class Message {
  constructor(
    readonly id: string,
    readonly args: WordArgs = {},
  ) {}
}

type Meant = Message | readonly (string | Message)[];

/** A message, or a list of them, inside another one. */
class Said extends FluentType<Meant> {
  readonly #formatter: Formatter;

  constructor(formatter: Formatter, meant: Meant) {
    super(meant);
    this.#formatter = formatter;
  }

  form(attribute: string): string {
    return this.#formatter.text(this.value, attribute);
  }

  override toString(): string {
    return this.#formatter.text(this.value);
  }
}

/** `FORM($place, "to")`. A text has no forms: it is said as it is. */
function form([said, attribute]: FluentValue[]): FluentValue {
  return said instanceof Said && typeof attribute === 'string' ? said.form(attribute) : (said ?? '');
}

/** The messages of one language. */
export class Formatter {
  readonly #bundle: FluentBundle;

  constructor(language: string, texts: readonly string[]) {
    // no marks around what is filled in: all our languages run from left to right
    this.#bundle = new FluentBundle(language, { functions: { FORM: form }, useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or one of its attributes, filled in; what is missing is shown by its name. */
  say({ id, args }: Message, attribute = ''): string {
    const found = this.#bundle.getMessage(id);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern === undefined || pattern === null) return attribute ? `${id}.${attribute}` : id;
    const filled = Object.entries(args).map(([name, value]) => [name, this.#argument(value)]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(filled) as Record<string, FluentValue>, []);
  }

  /** A message that needs nothing to be filled in; nothing if there is no such message, or it does. */
  alone(id: string): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return '';
    const missing: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, {}, missing);
    return missing.length ? '' : said;
  }

  /** What an argument says by itself, or one of its forms. Texts and numbers have none. */
  text(argument: WordArg, attribute = ''): string {
    if (argument instanceof Message) return this.say(argument, attribute);
    if (typeof argument === 'string' || typeof argument === 'number') return String(argument);
    return this.#listed(argument.map((each) => this.text(each, attribute)));
  }

  /** Several texts as one: "red, green and blue". */
  #listed(texts: string[]): string {
    const last = texts.pop() ?? '';
    if (!texts.length) return last;
    const first = texts.reduce((first, next) => this.say(new Message('list-more', { first, next })));
    return this.say(new Message('list-last', { first, last }));
  }

  #argument(value: WordArg): FluentValue {
    if (typeof value === 'string') return value;
    return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : new Said(this, value);
  }
}
