// What each way asks for, and what of it is sent (TFA-03, TFA-04).
import type { Input } from '@parlour/contract/endpoint';
import type { verifySignIn } from '@parlour/contract/login/calls';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { FirstProof } from '#foundation/api/second-factors.ts';

export type FieldName = 'mobileNum' | 'verificationCode' | 'authCode' | 'email' | 'payeeName';
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

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

const textOf = (typed: Typed, name: FieldName): string => (typed[name] ?? '').trim();

/** In their order. */
export const missingOf = (names: readonly FieldName[], typed: Typed): FieldName[] =>
  names.filter((name) => textOf(typed, name) === '');

type Given = { factor: SecondFactor; names: readonly FieldName[]; typed: Typed };

/** The first proof once more, and the one that the player chose; nothing else that was typed. `dialingCode` is of the number, where one is sent. */
export function verificationOf(
  first: FirstProof,
  { factor, names, typed }: Given,
  dialingCode: string,
): Input<typeof verifySignIn> {
  const given = Object.fromEntries(names.map((name) => [name, textOf(typed, name)]));
  const code = factor === 'sms' && dialingCode !== '' && { countryDialingCode: dialingCode };
  return { ...first, ...code, method: methods[factor], ...given };
}
