// What is typed into the form, and what the browser itself can tell of it.
import { countCharacters, isNameAlone } from '@parlour/contract/password/name-alone';
import { passwordLength, type Weakness } from '@parlour/contract/password/weaknesses';
import type { Phrase } from '#foundation/language/language.ts';
import { sayWeaknesses } from '#foundation/password/weakness-words.ts';

export type FieldName = 'old' | 'new' | 'again';
export type Typed = Record<FieldName, string>;
/** Something wrong, beside a field or, without one, below the form. */
export type Problem = { field: FieldName | null; say: Phrase };

export function readTyped(form: HTMLFormElement): Typed {
  const fields = new FormData(form);
  const textOf = (name: FieldName) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { old: textOf('old'), new: textOf('new'), again: textOf('again') };
}

/** The rules whose outcome is known here. The names are those that the server compares with. */
export type Rule = Extract<Weakness, 'short' | 'name' | 'same'>;
export const rules: readonly Rule[] = ['short', 'name', 'same'];
/** Of a new password beside which no old one is typed. */
export const rulesAlone: readonly Rule[] = ['short', 'name'];

/** Whether a rule is kept; while there is nothing to compare, none is. */
export function isKept(rule: Rule, typed: Typed, names: readonly string[]): boolean {
  if (typed.new === '') return false;
  if (rule === 'short') return countCharacters(typed.new) >= passwordLength.least;
  if (rule === 'name') return !names.some((name) => isNameAlone(typed.new, name));
  return typed.old !== '' && typed.new !== typed.old;
}

/** The first thing that is wrong, in the order of the fields; null for what may be sent. */
export function findProblem(typed: Typed, names: readonly string[]): Problem | null {
  if (typed.old === '') return { field: 'old', say: (t) => t('password.old_missing') };
  return findNewProblem(typed, names, rules);
}

/** The same of the new password alone. */
export function findNewProblem(
  typed: Typed,
  names: readonly string[],
  asked: readonly Rule[],
): Problem | null {
  if (typed.new === '') return { field: 'new', say: (t) => t('password.new_missing') };
  const broken = asked.filter((rule) => !isKept(rule, typed, names));
  if (broken.length > 0) return { field: 'new', say: sayWeaknesses(broken) };
  if (typed.again !== typed.new) return { field: 'again', say: (t) => t('password.again_differs') };
  return null;
}
