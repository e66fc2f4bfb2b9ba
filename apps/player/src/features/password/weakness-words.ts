import { passwordLength, weaknesses, type Weakness } from '@parlour/contract/password/weaknesses';
import type { Phrase } from '#foundation/language/language.ts';

const words: Record<Weakness, Phrase> = {
  short: (t) => t('password.weak_short', { count: passwordLength.least }),
  common: (t) => t('password.weak_common'),
  name: (t) => t('password.weak_name'),
  initial: (t) => t('password.weak_initial'),
  same: (t) => t('password.weak_same'),
};

/** The reasons of a refusal that we know (`value.reasons`). */
export const reasonsOf = ({ reasons }: { reasons?: unknown }): Weakness[] =>
  weaknesses.filter((each) => Array.isArray(reasons) && reasons.includes(each));

/** A sentence for each. */
export const sayWeaknesses =
  (found: readonly Weakness[]): Phrase =>
  (t) =>
    found.map((each) => words[each](t)).join(' ');
