// The second factor of a login: a passkey, a code of the authenticator, or one for recovery.
import { staffRealm } from '@parlour/contract/staff/realm';
import type { Tx } from '@parlour/database/connection';
import type { EntryInput } from '#http/staff/entry-call';
import { hashRecoveryCode, newSecret, readRecoveryCode, stepOf } from '#modules/authenticator';
import { ownerIdOf, verifyShown, type ShownPasskey } from '#modules/passkey';
import {
  hasRecoveryCode,
  spendPasskey,
  spendRecoveryCode,
  spendStep,
  type Credentials,
} from '../credential-store.ts';
import { openSecret, sealSecret } from '../sealed-secret.ts';
import { loginCeremony, type SecondFactorDeps } from './ceremonies.ts';

/** Spends a second factor in the login's transaction. Returns whether it still counted. */
type SpendSecondFactor = (tx: Tx) => Promise<boolean>;

/** Null if it is wrong. Without an account, and with one that has another second factor, nobody's is compared instead, which takes as long (A1). */
export const readSecondFactor = (
  account: Credentials | null,
  given: EntryInput<'logInStaff'>,
  deps: SecondFactorDeps,
): Promise<SpendSecondFactor | null> =>
  'passkey' in given
    ? readPasskey(account, given.passkey, deps)
    : readCode(account, given.code, deps);

/** An id that no account has, so that an unknown address causes the same statements. */
const nobody = '00000000-0000-0000-0000-000000000000';

async function readCode(
  account: Credentials | null,
  code: string,
  { database, secretKey, clock }: SecondFactorDeps,
): Promise<SpendSecondFactor | null> {
  const staffId = account?.id ?? nobody;
  if (readRecoveryCode(code) !== null) {
    const kept = { staffId, codeHash: hashRecoveryCode(secretKey, staffId, code) };
    const isKnown = await database.read(staffRealm, (tx) => hasRecoveryCode(tx, kept));
    return isKnown ? (tx) => spendRecoveryCode(tx, kept) : null;
  }
  const sealed = account?.secret ?? sealSecret(newSecret(), secretKey);
  const step = stepOf(openSecret(sealed, secretKey), code, clock());
  return step === null ? null : (tx) => spendStep(tx, staffId, step);
}

/** The base point of P-256 as a COSE key, by which a passkey is verified that is not the account's. The result is not used. */
const nobodysKey = Buffer.from(
  'a50102032620012158206b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296' +
    '2258204fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
  'hex',
);

/** The account's passkey if the answer names it, else nobody's. */
function storedKeyOf(account: Credentials | null, { id }: ShownPasskey) {
  const credentialId = Buffer.from(id, 'base64url');
  const { passkeyId = null, passkeyKey = null, passkeyCounter = null } = account ?? {};
  const isOwn = passkeyId?.equals(credentialId) ?? false;
  if (!isOwn || passkeyKey === null)
    return { credentialId, isOwn, publicKey: nobodysKey, counter: 0 };
  return { credentialId, isOwn, publicKey: passkeyKey, counter: Number(passkeyCounter) };
}

async function readPasskey(
  account: Credentials | null,
  response: ShownPasskey,
  deps: SecondFactorDeps,
): Promise<SpendSecondFactor | null> {
  const { credentialId, isOwn, ...stored } = storedKeyOf(account, response);
  const shown = await verifyShown(loginCeremony(deps), { response, stored }, deps);
  if (!shown || !isOwn || ownerIdOf(response) !== account?.id) return null;
  const { counter, challenge } = shown;
  const use = { credentialId, from: stored.counter, counter, endsAt: challenge.expiresAt };
  return (tx) => spendPasskey(tx, use);
}
