/**
 * Messages through Fluent: what `messages/formatting.py` does for the terminal.
 *
 * One function is added to those of Fluent: `FORM($place, "to")` is the attribute `.to` of the message that was given
 * as the argument. So a sentence asks a name for the case or gender that it needs. See docs/translating.md.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';

export type WordArgs = Record<string, string | number | Message>;

/** Something to be said. As an argument it can be asked for its forms: "to the Tea House". */
export class Message {
  constructor(
    readonly id: string,
    readonly args: WordArgs = {},
  ) {}
}

/** A message inside another one. */
class Said extends FluentType<Message> {
  readonly #formatter: Formatter;

  constructor(formatter: Formatter, message: Message) {
    super(message);
    this.#formatter = formatter;
  }

  form(attribute: string): string {
    return this.#formatter.say(this.value, attribute);
  }

  override toString(): string {
    return this.#formatter.say(this.value);
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

  #argument(value: string | number | Message): FluentValue {
    if (value instanceof Message) return new Said(this, value);
    return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
}
