// The faults of the form that the browser can find. The server uses the same rules (`judge.ts`).
import { passwordLength } from '@parlour/contract/password/weaknesses';
import { countCharacters, isNameAlone } from '@parlour/contract/password/name-alone';
import type { FieldFault, FieldRule, RegisterField } from '@parlour/contract/register/fields';
import { judge, judgeField } from '@parlour/contract/register/judge';
import { ruleOf, type FormModel } from './form-model.ts';
import type { FieldName, FormValues } from './form-values.ts';

/** The rules of a new password that turn green during the typing, in their order (A7). */
export const steps = ['length', 'name', 'rule'] as const;
export type Step = (typeof steps)[number];

export function isStepMet(
  step: Step,
  password: string,
  { rule, names }: { rule: FieldRule | null; names: readonly string[] },
): boolean {
  if (password === '') return false;
  if (step === 'name') return !names.some((name) => isNameAlone(password, name));
  const least = Math.max(passwordLength.least, rule?.minLength ?? 0);
  if (step === 'length') return countCharacters(password) >= least;
  return rule === null || judge({ ...rule, minLength: 0 }, password) === null;
}

/** The fault of a field of the form: required and empty, or invalid. */
function faultOf(name: RegisterField, model: FormModel, typed: FormValues): FieldFault | null {
  const rule = ruleOf(model, name);
  if (!rule) return null;
  const text = name === 'password' ? typed.password : typed[name].trim();
  return judgeField(name, rule, name === 'username' ? typed.username : text);
}

/** The faults of all fields, in the order of the form. */
export function findFaults(
  model: FormModel,
  typed: FormValues,
  names: readonly string[],
): [FieldName, FieldFault][] {
  const found: [FieldName, FieldFault | null][] = model.fields.flatMap(({ name, rule }) => {
    const own: [FieldName, FieldFault | null] = [name, faultOf(name, model, typed)];
    if (name === 'password') return passwordFaults(own, { rule, typed, names });
    if (name === 'mobileNum' && model.hasMobileCode && typed.mobileNum.trim() !== '') {
      return [own, ['verificationCode', typed.verificationCode === '' ? 'missing' : null]];
    }
    return [own];
  });
  if (model.terms && !typed.accepted) found.push(['accepted', 'missing']);
  return found.filter((each): each is [FieldName, FieldFault] => each[1] !== null);
}

type PasswordCheck = { rule: FieldRule; typed: FormValues; names: readonly string[] };

function passwordFaults(
  own: [FieldName, FieldFault | null],
  { rule, typed, names }: PasswordCheck,
): [FieldName, FieldFault | null][] {
  const { password, confirmPassword } = typed;
  const isWeak =
    password !== '' && !steps.every((step) => isStepMet(step, password, { rule, names }));
  const differs = confirmPassword !== password;
  return [
    [own[0], own[1] ?? (isWeak ? 'pattern' : null)],
    ['confirmPassword', differs ? 'differs' : null],
  ];
}
