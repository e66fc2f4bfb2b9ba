import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { Merchant } from '#http/merchant';
import type { CallInput } from '#http/route';
import type { LoginMember } from '../store.ts';
import type { ProofDeps } from './proof.ts';

export type SecondFactorInput = CallInput<'verifySignIn'>;

/** Checks a second factor; a right one that counts once is spent. */
export type SecondProof = (
  about: {
    merchant: Merchant;
    member: LoginMember;
    given: SecondFactorInput;
    /** The key from `ownDeviceKey`. */
    ownDevice: string;
  },
  deps: ProofDeps,
) => Promise<boolean>;

/** The factors by the wire's letters (TFA-03). */
export const factorOf = {
  S: 'sms',
  G: 'ga',
  E: 'email',
  P: 'payeeName',
} as const satisfies Record<SecondFactorInput['method'], SecondFactor>;
