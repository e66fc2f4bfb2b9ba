// The values of the password form, and the checks that the browser can make.
import { countCharacters, isNameAlone } from '@parlour/contract/password/name-alone';
import { passwordLength, type Weakness } from '@parlour/contract/password/weaknesses';
import type { Phrase } from '#foundation/language/language.ts';
import { sayWeaknesses } from '#foundation/password/weakness-words.ts';

export type FieldName = 'old' | 'new' | 'again';
export type PasswordValues = Record<FieldName, string>;
/** A problem, shown at its field or, without one, below the form. */
export type Problem = { field: FieldName | null; say: Phrase };

export function readTyped(form: HTMLFormElement): PasswordValues {
  const fields = new FormData(form);
  const textOf = (name: FieldName) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { old: textOf('old'), new: textOf('new'), again: textOf('again') };
}

/** The rules that the browser can check, by the server's names. */
export type Rule = Extract<Weakness, 'short' | 'name' | 'same'>;
export const rules: readonly Rule[] = ['short', 'name', 'same'];
/** The rules for a form without the old password. */
export const rulesAlone: readonly Rule[] = ['short', 'name'];

/** Whether a rule is met. None is while a value to compare is empty. */
export function isKept(rule: Rule, typed: PasswordValues, names: readonly string[]): boolean {
  if (typed.new === '') return false;
  if (rule === 'short') return countCharacters(typed.new) >= passwordLength.least;
  if (rule === 'name') return !names.some((name) => isNameAlone(typed.new, name));
  return typed.old !== '' && typed.new !== typed.old;
}

/** The first problem in the order of the fields, or null if the form may be sent. */
export function findProblem(typed: PasswordValues, names: readonly string[]): Problem | null {
  if (typed.old === '') return { field: 'old', say: (t) => t('password.old_missing') };
  return findNewProblem(typed, names, rules);
}

/** The first problem of the new password alone, or null. */
export function findNewProblem(
  typed: PasswordValues,
  names: readonly string[],
  asked: readonly Rule[],
): Problem | null {
  if (typed.new === '') return { field: 'new', say: (t) => t('password.new_missing') };
  const broken = asked.filter((rule) => !isKept(rule, typed, names));
  if (broken.length > 0) return { field: 'new', say: sayWeaknesses(broken) };
  if (typed.again !== typed.new) return { field: 'again', say: (t) => t('password.again_differs') };
  return null;
}
