// First proof: a passkey, which counts as two factors, possession and unlocking. It comes without a username, so no name can be locked by it.
import type { Call } from '#http/call';
import type { CallInput } from '#http/route';
import { holdPasskey, usePasskey } from '#modules/passkey';
import { findDeviceOf } from '#modules/session';
import { findMemberById } from '../store.ts';
import type { ProofDeps, ProofResult } from './proof.ts';

type PasskeyInput = Pick<CallInput<'signIn'>, 'passkey' | 'loginDeviceId'>;

export async function provePasskey(
  call: Call,
  { passkey: response, loginDeviceId: deviceId }: PasskeyInput,
  deps: ProofDeps,
): Promise<ProofResult> {
  const { merchant } = call;
  const unproven = { member: null, deviceHash: null, retryAfter: null };
  const used = response ? await usePasskey(call, { response, deviceId }, deps) : null;
  if (!used) return unproven;
  const { id, memberId } = used;
  const member = await deps.database.read(merchant.code, (tx) => findMemberById(tx, memberId));
  if (!member || member.disabled) {
    return { ...unproven, refused: { as: 'disabled', memberId } };
  }
  const deviceHash = await findDeviceOf(call, memberId, deps.database);
  const isStillThere: ProofResult['isStillThere'] = (tx) => holdPasskey(tx, id);
  return { member, deviceHash, retryAfter: null, isStillThere };
}
