// The text of each fault: the merchant's own if it has one, else ours.
import { passwordLength } from '@parlour/contract/password/weaknesses';
import type { FieldFault, FieldRule } from '@parlour/contract/register/fields';
import type { Phrase } from '#foundation/language/language.ts';
import { isStepMet, steps, type Step } from './faults.ts';
import type { FieldName } from './form-values.ts';

const missing: Partial<Record<FieldName, Phrase>> = {
  username: (t) => t('login.username_missing'),
  password: (t) => t('register.password_missing'),
  mobileNum: (t) => t('codes.number_missing'),
  verificationCode: (t) => t('codes.code_missing'),
  accepted: (t) => t('register.accept_missing'),
};
const invalid: Partial<Record<FieldName, Phrase>> = {
  email: (t) => t('register.email_invalid'),
  mobileNum: (t) => t('register.mobile_invalid'),
  username: (t) => t('register.name_letters'),
};

export function sayFault(field: FieldName, fault: FieldFault, rule: FieldRule | null): Phrase {
  if (fault === 'missing') return missing[field] ?? ((t) => t('register.missing'));
  if (fault === 'differs') return (t) => t('register.password_differs');
  if (rule && rule.message !== '') return () => rule.message;
  if (fault === 'short') return (t) => t('register.short', { count: rule?.minLength ?? 1 });
  if (fault === 'long') return (t) => t('register.long', { count: rule?.maxLength ?? 1 });
  if (fault === 'invalid') return invalid[field] ?? ((t) => t('register.pattern'));
  return field === 'username' ? (t) => t('register.name_letters') : (t) => t('register.pattern');
}

export type StepValues = { rule: FieldRule | null; names: readonly string[] };

const next: Record<Step, (values: StepValues) => Phrase> = {
  length: ({ rule }) => {
    const count = Math.max(passwordLength.least, rule?.minLength ?? 0);
    return (t) => t('register.password_next_length', { count });
  },
  name: () => (t) => t('register.password_next_name'),
  rule: ({ rule }) =>
    rule && rule.message !== '' ? () => rule.message : (t) => t('register.password_next_rule'),
};

/** The text of the first rule that the password does not meet yet. */
export function sayNextStep(password: string, values: StepValues): Phrase {
  const open = steps.find((step) => !isStepMet(step, password, values));
  return open ? next[open](values) : (t) => t('register.password_good');
}
