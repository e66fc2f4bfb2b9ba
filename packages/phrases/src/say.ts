// Puts a compiled text together with its values, in the browser as on the server. Texts are compiled when they are built (message.ts), so no
// parser is sent along, and the forms are the four that it lets through: words, values, plurals and choices of words.
export type Message = readonly Token[];
export type Token = string | Place;
/** A value by itself, or the words that its number or its name chooses. In the words of a plural `#` stands for the number. */
type Place =
  | readonly [name: string]
  | readonly [name: string, kind: 'plural' | 'select', words: Readonly<Record<string, Message>>];
/** By the id of the text. */
export type Messages = Readonly<Record<string, Message>>;

type Given = Readonly<Record<string, unknown>>;
/** The text of this id; the id itself where there is none. */
export type Say = (id: string, values?: Given) => string;

export type Speaking = {
  /** For `Intl`: `localeOf` of the language. */
  locale: string;
  /** Among letters that run from right to left, an amount or a number keeps its own direction. */
  isolates?: boolean;
};

const isolated = (text: string) => `\u2068${text}\u2069`;

/** Formats of Intl are dear on a small phone, and most texts need none. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export function sayer(messages: Messages, { locale, isolates = false }: Speaking): Say {
  const plurals = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));

  const write = (message: Message, given: Given, count: unknown): string =>
    message.map((token) => writeToken(token, given, count)).join('');
  function writeToken(token: Token, given: Given, count: unknown): string {
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
