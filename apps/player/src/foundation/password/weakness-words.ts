// Texts of the reasons why a new password is refused (A7).
import { passwordLength, weaknesses, type Weakness } from '@parlour/contract/password/weaknesses';
import type { Phrase } from '#foundation/language/language.ts';

const words: Record<Weakness, Phrase> = {
  short: (t) => t('password.weak_short', { count: passwordLength.least }),
  common: (t) => t('password.weak_common'),
  name: (t) => t('password.weak_name'),
  initial: (t) => t('password.weak_initial'),
  same: (t) => t('password.weak_same'),
  rule: (t) => t('password.weak_rule'),
};

/** Returns the reasons of a refusal (`value.reasons`) that this site knows. */
const reasonsOf = ({ reasons }: { reasons?: unknown }): Weakness[] =>
  weaknesses.filter((each) => Array.isArray(reasons) && reasons.includes(each));

/** One sentence for each weakness; `rule` is the merchant's own text for its rule. */
export const sayWeaknesses =
  (found: readonly Weakness[], rule?: string): Phrase =>
  (t) =>
    found.map((each) => (each === 'rule' && rule ? rule : words[each](t))).join(' ');

/** Text of a refused password; null if none of its reasons is known. */
export function sayRefusedPassword(value: { reasons?: unknown; rule?: unknown }): Phrase | null {
  const reasons = reasonsOf(value);
  const { rule } = value;
  return reasons.length > 0
    ? sayWeaknesses(reasons, typeof rule === 'string' ? rule : undefined)
    : null;
}
