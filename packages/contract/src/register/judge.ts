// What server and browser judge alike of a field of the registration, so that nothing is promised here and refused there.
import { countCharacters } from '../password/name-alone.ts';
import type { FieldFault, FieldRule, RegisterField } from './fields.ts';
import { readPattern, type Pattern } from './pattern.ts';

export const anyText = '*';

/** The last few that were read: a merchant has six, and a page asks at each key. */
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

/** One that cannot be read refuses nothing: a gateway's own may be of another kind, and the gateway holds it against the text itself. */
const fits = (source: string, text: string): boolean =>
  source === anyText || (patternOf(source)?.(text) ?? true);

type Limits = Pick<FieldRule, 'acceptedPattern' | 'minLength' | 'maxLength' | 'required'>;

/** Null for what is taken. */
export function judge(rule: Limits, text: string): FieldFault | null {
  if (text === '') return rule.required ? 'missing' : null;
  const length = countCharacters(text);
  if (length < rule.minLength) return 'short';
  if (length > rule.maxLength) return 'long';
  return fits(rule.acceptedPattern, text) ? null : 'pattern';
}

/** Letters, digits and signs of any script; nothing that is not seen (spaces, marks of direction, joiners). */
const seen = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u;
/** A name before and behind the @, and no sign that a mail's header would read as its own. */
const address =
  /^[^\s@<>(),;:"\\[\]\p{C}]+@[^\s@<>(),;:"\\[\]\p{C}]+\.[^\s@<>(),;:"\\[\]\p{C}.]{2,}$/u;

/** Beyond what the merchant asks: what the field is for. */
const isSense: Partial<Record<RegisterField, (text: string) => boolean>> = {
  username: (text) => seen.test(text),
  email: (text) => address.test(text),
  payeeName: (text) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text),
};

export function judgeField(name: RegisterField, rule: Limits, text: string): FieldFault | null {
  const fault = judge(rule, text);
  if (text === '') return fault;
  // A number is taken with the zero that is dialled at home, and without.
  const otherwise = text.startsWith('0') ? text.slice(1) : `0${text}`;
  if (fault !== null && (name !== 'mobileNum' || judge(rule, otherwise) !== null)) return fault;
  return isSense[name]?.(text) === false ? 'invalid' : null;
}
