// First proof: a third-party identity that the member has connected (IDP-03). Its token counts once.
// While an attempt waits for a second factor on the same device, the token may begin that attempt again, as a password can.
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import { checkToken, findOwner, spendToken } from '#modules/identity';
import { findDeviceOf } from '#modules/session';
import type { IdentityChannel } from '@parlour/contract/identity/channels';
import { isWaiting } from '../attempt/store.ts';
import { findMemberById } from '../store.ts';
import type { ProofDeps, ProofResult } from './proof.ts';

type IdentityInput = {
  firebaseChannel?: IdentityChannel | undefined;
  firebaseIdToken?: string | undefined;
  loginDeviceId: string;
};

export async function proveIdentity(
  call: Call,
  { firebaseChannel: channel, firebaseIdToken: idToken, loginDeviceId: deviceId }: IdentityInput,
  deps: ProofDeps,
): Promise<ProofResult> {
  const { merchant } = call;
  const unproven = { member: null, deviceHash: null, retryAfter: null };
  if (channel === undefined || idToken === undefined) throw new Refusal('request_param_err');
  const identity = await checkToken(merchant, { channel, idToken }, deps);
  if (!identity) return unproven;
  const now = deps.clock();
  const proven = await deps.database.transaction(merchant.code, async (tx) => {
    const memberId = await findOwner(tx, identity);
    // Not spent: its owner may still connect it to an account, or register with it.
    if (memberId === null) return null;
    const isFirst = await spendToken(tx, identity);
    const counts = isFirst || (await isWaiting(tx, { memberId, deviceId, now }));
    return { member: await findMemberById(tx, memberId), memberId, counts };
  });
  if (proven === null) {
    const refused = { as: 'unknown_identity', memberId: null } as const;
    return { ...unproven, refused, stranger: identity };
  }
  const { member, memberId, counts } = proven;
  if (!member || member.disabled || !counts) {
    const as = counts && member?.disabled ? 'disabled' : 'wrong_credentials';
    return { ...unproven, refused: { as, memberId } };
  }
  const deviceHash = await findDeviceOf(call, memberId, deps.database);
  const isOwnNumber = identity.phoneNumber !== null && identity.phoneNumber === member.mobile;
  return {
    member,
    deviceHash,
    retryAfter: null,
    isStillThere: async (tx) => (await findOwner(tx, identity)) === memberId,
    ...(isOwnNumber && { factor: 'sms' }),
  };
}
