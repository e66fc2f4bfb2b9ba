import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { Merchant } from '#http/merchant';
import type { CallInput } from '#http/route';
import type { LoginMember } from '../store.ts';
import type { ProofDeps } from './proof.ts';

export type SecondGiven = CallInput<'verifySignIn'>;

/** Whether it is right; what counts once is spent then. */
export type SecondProof = (
  about: {
    merchant: Merchant;
    member: LoginMember;
    given: SecondGiven;
    /** Of `ownDeviceKey`. */
    ownDevice: string;
  },
  deps: ProofDeps,
) => Promise<boolean>;

/** TFA-03. */
export const factorOf = {
  S: 'sms',
  G: 'ga',
  E: 'email',
  P: 'payeeName',
} as const satisfies Record<SecondGiven['method'], SecondFactor>;
