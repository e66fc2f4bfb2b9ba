// Why a new password is refused, in words: wherever one is chosen (A7).
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

/** The reasons of a refusal that we know (`value.reasons`). */
const reasonsOf = ({ reasons }: { reasons?: unknown }): Weakness[] =>
  weaknesses.filter((each) => Array.isArray(reasons) && reasons.includes(each));

/** A sentence for each; `rule` is the merchant's own for its rule. */
export const sayWeaknesses =
  (found: readonly Weakness[], rule?: string): Phrase =>
  (t) =>
    found.map((each) => (each === 'rule' && rule ? rule : words[each](t))).join(' ');

/** Of a refusal: null where none of its reasons is known. */
export function sayRefusedPassword(value: { reasons?: unknown; rule?: unknown }): Phrase | null {
  const reasons = reasonsOf(value);
  const { rule } = value;
  return reasons.length > 0
    ? sayWeaknesses(reasons, typeof rule === 'string' ? rule : undefined)
    : null;
}
