// The fields of each factor, and the values that are sent (TFA-03, TFA-04).
import type { Input } from '@parlour/contract/endpoint';
import type { verifySignIn } from '@parlour/contract/login/calls';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import { codeLength } from '@parlour/ui/form/code-field';
import type { FirstProof } from '#foundation/api/second-factors.ts';

export type FieldName = 'mobileNum' | 'verificationCode' | 'authCode' | 'email' | 'payeeName';
export type FactorValues = Readonly<Partial<Record<FieldName, string>>>;

const methods = { sms: 'S', ga: 'G', email: 'E', payeeName: 'P' } as const satisfies Record<
  SecondFactor,
  Input<typeof verifySignIn>['method']
>;

export function fieldsOf(factor: SecondFactor, hasEmailCode: boolean): readonly FieldName[] {
  if (factor === 'sms') return ['mobileNum', 'verificationCode'];
  if (factor === 'ga') return ['authCode'];
  if (factor === 'payeeName') return ['payeeName'];
  return hasEmailCode ? ['email', 'verificationCode'] : ['email'];
}

const textOf = (typed: FactorValues, name: FieldName): string => (typed[name] ?? '').trim();

/** The fields that lack something, in their order: a code its six digits, any other its text. A recovery code has more than digits. */
export const missingOf = (
  names: readonly FieldName[],
  typed: FactorValues,
  isRecovery = false,
): FieldName[] =>
  names.filter((name) => {
    const isCode = name === 'verificationCode' || (name === 'authCode' && !isRecovery);
    return textOf(typed, name).length < (isCode ? codeLength : 1);
  });

type ChosenFactor = { factor: SecondFactor; names: readonly FieldName[]; typed: FactorValues };

/** The input of the call: the first proof again, and only the values of the chosen factor. `dialingCode` belongs to the number, if any. */
export function verificationOf(
  first: FirstProof,
  { factor, names, typed }: ChosenFactor,
  dialingCode: string,
): Input<typeof verifySignIn> {
  const given = Object.fromEntries(names.map((name) => [name, textOf(typed, name)]));
  const code = factor === 'sms' && dialingCode !== '' && { countryDialingCode: dialingCode };
  return { ...first, ...code, method: methods[factor], ...given };
}
