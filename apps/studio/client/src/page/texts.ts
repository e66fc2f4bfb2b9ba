// Says a text of the page: messages come compiled, so that no parser is sent along.
import type { PhraseId, PhraseValues } from '@parlour/phrases/compiled/ids';

type Choice = { [name: string]: Message | number };
type Token = string | [name: string, kind?: string, format?: unknown];
type Message = string | Token[];
export type Texts = Record<string, Message>;

type StudioId = Extract<PhraseId, `studio.${string}`>;
type Values<K extends PhraseId> = keyof PhraseValues[K] extends never ? [] : [PhraseValues[K]];
export type Say = <K extends StudioId>(id: K, ...values: Values<K>) => string;

type Given = Record<string, unknown>;

/** Among letters that run from right to left, an amount or an issue keeps its own direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

export function createSay(texts: Texts, locale: string, isMirrored = false): Say {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);

  const chosen = (kind: string, value: unknown, cases: Choice): Message | number | undefined => {
    if (kind === 'select') return cases[String(value)] ?? cases['other'];
    return cases[String(value)] ?? cases[plurals.select(value as number)] ?? cases['other'];
  };
  const write = (message: Message, given: Given, count: unknown): string =>
    typeof message === 'string'
      ? message
      : message.map((token) => writeToken(token, given, count)).join('');
  const writeToken = (token: Token, given: Given, count: unknown): string => {
    if (token === '#') return numbers.format(count as number);
    if (typeof token === 'string') return token;
    const [name, kind, format] = token;
    const value = given[name];
    if (kind === undefined) return isMirrored ? isolated(String(value)) : String(value);
    if (kind === 'number') return numbers.format(value as number);
    const found = chosen(kind, value, format as Choice);
    return typeof found === 'string' || typeof found === 'object'
      ? write(found, given, kind === 'select' ? count : value)
      : '';
  };
  return (id, ...[values]) => write(texts[id] ?? id, values ?? {}, null);
}
