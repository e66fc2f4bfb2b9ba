// The rules of a login with a passkey: the passkey names its member, and the authenticator confirms that it was unlocked.
import type { Call } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import {
  askForPasskey,
  ownerIdOf,
  verifyShown,
  type PasskeyCeremony,
  type ShownPasskey,
} from './ceremony.ts';
import type { PasskeyDeps } from './own-passkeys.ts';
import { originsOf, refuseUnlessOn, rpIdOf } from './relying-party.ts';
import { findPasskey, noteUse, spendChallenge } from './store.ts';

const loginOf = ({ merchant, origin }: Call, deviceId: string): PasskeyCeremony => ({
  scope: {
    realm: merchant.code,
    purpose: 'login',
    personId: '',
    place: deviceId.toLowerCase(),
  },
  rpId: rpIdOf(merchant),
  origins: originsOf(merchant, origin),
});

export async function beginLogin(
  call: Call,
  deviceId: string,
  deps: PasskeyDeps & { limits: Limits },
) {
  refuseUnlessOn(call);
  const { merchant, address } = call;
  const key = `passkey:${merchant.code}:from:${addressKey(address)}`;
  const most = merchant.setting('limits.loginPerAddress');
  const retryAfter = await deps.limits.take(key, most, 300);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.login', { retryAfter });
  return askForPasskey(loginOf(call, deviceId), deps);
}

type PasskeyLogin = { response: ShownPasskey; deviceId: string };

/** Verifies a passkey, spends its challenge and records the use. Null if it is unknown, not unlocked, of another site, or answered before. */
export async function usePasskey(
  call: Call,
  { response, deviceId }: PasskeyLogin,
  deps: PasskeyDeps,
): Promise<{ id: string; memberId: string } | null> {
  const { merchant } = call;
  const { database, clock } = deps;
  const credentialId = Buffer.from(response.id, 'base64url');
  const login = loginOf(call, deviceId);
  const passkey = await database.read(merchant.code, (tx) =>
    findPasskey(tx, credentialId, login.rpId),
  );
  if (!passkey || ownerIdOf(response) !== passkey.memberId) return null;
  const shown = await verifyShown(login, { response, stored: passkey }, deps);
  if (!shown) return null;
  const { hash: challengeHash, expiresAt } = shown.challenge;
  const use = { id: passkey.id, from: passkey.counter, counter: shown.counter, at: clock() };
  const spent = { challengeHash, expiresAt };
  const isDone = await database.transaction(
    merchant.code,
    async (tx) => (await spendChallenge(tx, spent)) && noteUse(tx, use),
  );
  return isDone ? { id: passkey.id, memberId: passkey.memberId } : null;
}
