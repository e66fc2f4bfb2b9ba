// What is wrong with the form, as far as the browser can tell; the server judges by the same rules (`judge.ts`).
import { passwordLength } from '@parlour/contract/password/weaknesses';
import { countCharacters, isNameAlone } from '@parlour/contract/password/name-alone';
import type { FieldFault, FieldRule, RegisterField } from '@parlour/contract/register/fields';
import { judge, judgeField } from '@parlour/contract/register/judge';
import { ruleOf, type FormModel } from './form-model.ts';
import type { FieldName, Typed } from './typed.ts';

/** Rules of a new password that turn green while it is typed, in their order (A7). */
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

/** A field that is there and empty where it must not be, or that does not fit. */
function faultOf(name: RegisterField, model: FormModel, typed: Typed): FieldFault | null {
  const rule = ruleOf(model, name);
  if (!rule) return null;
  const text = name === 'password' ? typed.password : typed[name].trim();
  return judgeField(name, rule, name === 'username' ? typed.username : text);
}

/** In the order of the form. */
export function findFaults(
  model: FormModel,
  typed: Typed,
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

type Judged = { rule: FieldRule; typed: Typed; names: readonly string[] };

function passwordFaults(
  own: [FieldName, FieldFault | null],
  { rule, typed, names }: Judged,
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
