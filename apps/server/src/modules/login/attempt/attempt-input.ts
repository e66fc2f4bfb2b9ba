// Reads from an attempt's input with which proof it begins, and which name it states.
import type { CallInput } from '#http/route';
import { nameOfToken } from '#modules/identity';
import { isRememberToken } from '#modules/session';
import type { SecondFactorInput } from '../proofs/second-proof.ts';
import type { FirstProof } from './outcome.ts';

type AttemptInput = CallInput<'signIn'> | SecondFactorInput;

/** The stated name, by which tries are counted: an identity has none and counts by its token, a passkey by its id. */
export const namesOf = ({
  type,
  username,
  firebaseIdToken,
  passkey,
  loginDeviceId,
}: AttemptInput) => ({
  username:
    type === 'firebase' ? nameOfToken(firebaseIdToken ?? '') : username || (passkey?.id ?? ''),
  loginDeviceId,
  deviceId: loginDeviceId,
});

export const firstOf = ({ type, password }: AttemptInput): FirstProof => {
  if (type === 'sms' || type === 'passkey') return type;
  if (type === 'firebase') return 'identity';
  return isRememberToken(password) ? 'remembered' : 'password';
};
