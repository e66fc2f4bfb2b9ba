// The texts of a failed registration, and their fields (NET-17).
import { faults, type FieldFault } from '@parlour/contract/register/fields';
import { sayFailure } from '#foundation/api/failure.ts';
import { isLimit } from '#foundation/api/meaning.ts';
import { isLate, isUnreached, refusalOf } from '#foundation/api/outcome.ts';
import { sayWaitingTime } from '#foundation/api/waiting-time.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { sayRefusedPassword } from '#foundation/password/weakness-words.ts';
import { sayFault } from './fault-words.ts';
import { ruleOf, type FormModel } from './form-model.ts';
import { nothing, type FieldName } from './form-values.ts';

export type Problems = {
  /** The texts at the fields. */
  of: Partial<Record<FieldName, Phrase>>;
  /** The text below the fields, or null. */
  other: Phrase | null;
};

export const none: Problems = { of: {}, other: null };
const only = (field: FieldName, say: Phrase): Problems => ({ of: { [field]: say }, other: null });

const isField = (name: string): name is FieldName => Object.hasOwn(nothing, name);
const isFault = (fault: unknown): fault is FieldFault => faults.includes(fault as FieldFault);

const ruleFor = (model: FormModel, name: FieldName) =>
  name === 'accepted' || name === 'confirmPassword' || name === 'verificationCode'
    ? null
    : ruleOf(model, name);

export const sayFaults = (model: FormModel, found: [FieldName, FieldFault][]): Problems => ({
  of: Object.fromEntries(
    found.map(([name, fault]) => [name, sayFault(name, fault, ruleFor(model, name))]),
  ),
  other: null,
});

/** The server's faults of fields that the form has. If it has none of them, the server's own text is shown below. */
function sayInvalid(model: FormModel, fields: unknown, say: Phrase): Problems {
  const told = Object.entries(typeof fields === 'object' && fields !== null ? fields : {});
  const shown = new Set<string>([
    ...model.fields.map(({ name }) => name),
    'confirmPassword',
    'verificationCode',
    'accepted',
  ]);
  const known = told.filter(
    (each): each is [FieldName, FieldFault] =>
      isField(each[0]) && shown.has(each[0]) && isFault(each[1]),
  );
  return known.length > 0 ? sayFaults(model, known) : { of: {}, other: say };
}

const fieldOf: Record<string, FieldName> = {
  username_taken: 'username',
  password_weak: 'password',
  verification_code_err: 'verificationCode',
  mobile_taken: 'mobileNum',
  mobile_invalid: 'mobileNum',
};

export function problemsOf(error: unknown, model: FormModel): Problems {
  if (isLimit(error)) return { of: {}, other: sayWaitingTime(error.retryAfter) };
  // The account may exist, because only the answer is missing. The same form then logs in.
  if (isLate(error) || isUnreached(error)) return { of: {}, other: (t) => t('register.unsure') };
  const say = sayFailure(error);
  const refusal = refusalOf(error);
  if (!refusal) return { of: {}, other: say };
  const { code, value } = refusal;
  if (code === 'register_invalid') {
    return sayInvalid(model, 'fields' in value ? value.fields : null, say);
  }
  if (code === 'password_weak') return only('password', sayRefusedPassword(value) ?? say);
  const field = fieldOf[code];
  return field ? only(field, say) : { of: {}, other: say };
}
