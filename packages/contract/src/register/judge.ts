// Checks of a registration's field that server and browser share, so that the browser never accepts what the server refuses.
import { countCharacters } from '../password/name-alone.ts';
import type { FieldFault, FieldRule, RegisterField } from './fields.ts';
import { readPattern, type Pattern } from './pattern.ts';

export const anyText = '*';

/** A cache of patterns: a merchant has six, and a page checks them at each key. */
const read = new Map<string, Pattern | null>();
const mostRead = 200;

function patternOf(source: string): Pattern | null {
  const known = read.get(source);
  if (known !== undefined) return known;
  if (read.size >= mostRead) read.clear();
  const pattern = readPattern(source);
  read.set(source, pattern);
  return pattern;
}

/** Whether a text fits a pattern. An unreadable pattern refuses nothing: a gateway's may be of another kind, and the gateway checks it itself. */
const fits = (source: string, text: string): boolean =>
  source === anyText || (patternOf(source)?.(text) ?? true);

type Limits = Pick<FieldRule, 'acceptedPattern' | 'minLength' | 'maxLength' | 'required'>;

/** Checks a text against the merchant's rule; null if it is accepted. */
export function judge(rule: Limits, text: string): FieldFault | null {
  if (text === '') return rule.required ? 'missing' : null;
  const length = countCharacters(text);
  if (length < rule.minLength) return 'short';
  if (length > rule.maxLength) return 'long';
  return fits(rule.acceptedPattern, text) ? null : 'pattern';
}

/** Letters, digits and signs of any script; nothing invisible (spaces, marks of direction, joiners). */
const seen = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u;
/** Names before and behind the @, without characters that have a meaning in a mail's header. */
const address =
  /^[^\s@<>(),;:"\\[\]\p{C}]+@[^\s@<>(),;:"\\[\]\p{C}]+\.[^\s@<>(),;:"\\[\]\p{C}.]{2,}$/u;

/** Checks that follow from the purpose of a field, beyond the merchant's rule. */
const isSense: Partial<Record<RegisterField, (text: string) => boolean>> = {
  username: (text) => seen.test(text),
  email: (text) => address.test(text),
  payeeName: (text) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text),
};

export function judgeField(name: RegisterField, rule: Limits, text: string): FieldFault | null {
  const fault = judge(rule, text);
  if (text === '') return fault;
  // A number is accepted with and without the national trunk zero.
  const otherwise = text.startsWith('0') ? text.slice(1) : `0${text}`;
  if (fault !== null && (name !== 'mobileNum' || judge(rule, otherwise) !== null)) return fault;
  return isSense[name]?.(text) === false ? 'invalid' : null;
}
