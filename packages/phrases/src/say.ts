// Formats a compiled text with its values, in the browser and on the server. Texts are compiled at build time (message.ts), so no
// parser is shipped, and only its four forms are supported: words, values, plurals and choices of words.
export type Message = readonly Token[];
export type Token = string | Placeholder;
/** A value, or the words that its number or name selects. In the words of a plural `#` is the number. */
type Placeholder =
  | readonly [name: string]
  | readonly [name: string, kind: 'plural' | 'select', words: Readonly<Record<string, Message>>];
/** Compiled texts by their ids. */
export type Messages = Readonly<Record<string, Message>>;

type MessageValues = Readonly<Record<string, unknown>>;
/** Returns the text of an id; the id itself if there is none. */
export type Say = (id: string, values?: MessageValues) => string;

export type SayOptions = {
  /** The locale for `Intl`: `localeOf` of the language. */
  locale: string;
  /** Whether to isolate values, so that amounts and numbers keep their direction in right-to-left text. */
  isolates?: boolean;
};

const isolated = (text: string) => `\u2068${text}\u2069`;

/** Creates a value at its first use: Intl formats are expensive on a small phone, and most texts need none. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export function sayer(messages: Messages, { locale, isolates = false }: SayOptions): Say {
  const plurals = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));

  const write = (message: Message, given: MessageValues, count: unknown): string =>
    message.map((token) => writeToken(token, given, count)).join('');
  function writeToken(token: Token, given: MessageValues, count: unknown): string {
    if (token === '#') return numbers().format(count as number);
    if (typeof token === 'string') return token;
    const [name, kind, words] = token;
    const value = given[name];
    if (!words) return isolates ? isolated(String(value)) : String(value);
    const isPlural = kind === 'plural';
    const chosen =
      words[String(value)] ??
      (isPlural ? words[plurals().select(value as number)] : undefined) ??
      words['other'] ??
      [];
    return write(chosen, given, isPlural ? value : count);
  }
  return (id, values = {}) => write(messages[id] ?? [id], values, null);
}
