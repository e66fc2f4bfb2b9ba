// The rules of a login with a passkey: the passkey names its member, and the authenticator confirms that it was unlocked.
import type { Call } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { challengeMs, mintChallenge, readChallenge, type ChallengeScope } from './challenge.ts';
import type { PasskeyDeps } from './own-passkeys.ts';
import { webAuthn } from './library.ts';
import { originsOf, refuseUnlessOn, rpIdOf } from './relying-party.ts';
import { findPasskey, noteUse, spendChallenge } from './store.ts';

const challengeFor = ({ merchant }: Call, deviceId: string): ChallengeScope => ({
  merchantCode: merchant.code,
  purpose: 'login',
  memberId: '',
  deviceId,
});

export async function beginLogin(
  call: Call,
  deviceId: string,
  { secretKey, clock, limits }: PasskeyDeps & { limits: Limits },
) {
  refuseUnlessOn(call);
  const { merchant, address } = call;
  const key = `passkey:${merchant.code}:from:${addressKey(address)}`;
  const most = merchant.setting('limits.loginPerAddress');
  const retryAfter = await limits.take(key, most, 300);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.login', { retryAfter });
  const { generateAuthenticationOptions } = await webAuthn();
  const rpId = rpIdOf(merchant);
  const { challenge } = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(mintChallenge(secretKey, challengeFor(call, deviceId), clock())),
  });
  // Without a list of passkeys: the browser offers any passkey of this host.
  return { challenge, rpId, timeout: challengeMs, userVerification: 'required' as const };
}

type PasskeyLogin = {
  response: NonNullable<CallInput<'signIn'>['passkey']>;
  deviceId: string;
};

/** Verifies a passkey, spends its challenge and records the use. Null if it is unknown, not unlocked, of another site, or answered before. */
export async function usePasskey(
  call: Call,
  { response, deviceId }: PasskeyLogin,
  { database, secretKey, clock }: PasskeyDeps,
): Promise<{ id: string; memberId: string } | null> {
  const { merchant } = call;
  const credentialId = Buffer.from(response.id, 'base64url');
  const rpId = rpIdOf(merchant);
  const passkey = await database.read(merchant.code, (tx) => findPasskey(tx, credentialId, rpId));
  const handle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString();
  if (!passkey || handle !== passkey.memberId) return null;
  let challenge = null as ReturnType<typeof readChallenge>;
  const { verifyAuthenticationResponse } = await webAuthn();
  // Throws if the response does not follow the standard, or its counter has not increased.
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (text) => {
      const wanted = challengeFor(call, deviceId);
      challenge = readChallenge(secretKey, wanted, { challenge: text, now: clock() });
      return challenge !== null;
    },
    expectedOrigin: originsOf(merchant, call.origin),
    expectedRPID: rpId,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified || challenge === null) return null;
  const { hash: challengeHash, expiresAt } = challenge;
  const counter = verified.authenticationInfo.newCounter;
  const use = { id: passkey.id, from: passkey.counter, counter, at: clock() };
  const spent = { challengeHash, expiresAt };
  const isDone = await database.transaction(
    merchant.code,
    async (tx) => (await spendChallenge(tx, spent)) && noteUse(tx, use),
  );
  return isDone ? { id: passkey.id, memberId: passkey.memberId } : null;
}
