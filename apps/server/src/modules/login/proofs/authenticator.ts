import { spendAuthenticatorCode } from '#modules/authenticator';
import type { SecondProof } from './second-proof.ts';

/** Checks a code of the authenticator, or a recovery code (TFA-08). */
export const proveAuthenticator: SecondProof = ({ merchant, member, given }, deps) =>
  spendAuthenticatorCode(
    {
      merchantCode: merchant.code,
      memberId: member.id,
      secret: member.authenticatorSecret,
      code: given.authCode ?? '',
    },
    deps,
  );
