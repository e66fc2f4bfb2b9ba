// What an attempt says of itself: by which proof it begins, and whose it is said to be.
import type { CallInput } from '#http/route';
import { nameOfToken } from '#modules/identity';
import { isRememberToken } from '#modules/session';
import type { SecondGiven } from '../proofs/second-proof.ts';
import type { FirstProof } from './outcome.ts';

type Tried = CallInput<'signIn'> | SecondGiven;

/** Whose attempt it is said to be, and by which tries are counted: an identity has no name and counts by its token, a passkey by its id. */
export const namesOf = ({ type, username, firebaseIdToken, passkey, loginDeviceId }: Tried) => ({
  username:
    type === 'firebase' ? nameOfToken(firebaseIdToken ?? '') : username || (passkey?.id ?? ''),
  loginDeviceId,
  deviceId: loginDeviceId,
});

export const firstOf = ({ type, password }: Tried): FirstProof => {
  if (type === 'sms' || type === 'passkey') return type;
  if (type === 'firebase') return 'identity';
  return isRememberToken(password) ? 'remembered' : 'password';
};
