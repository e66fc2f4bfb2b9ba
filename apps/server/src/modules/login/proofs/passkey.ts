// A passkey: two factors in one, something that one has and unlocks. No name is given, so none can be locked.
import type { Call } from '#http/call';
import type { CallInput } from '#http/route';
import { holdPasskey, usePasskey } from '#modules/passkey';
import { findDeviceOf } from '#modules/session';
import { findMemberById } from '../store.ts';
import type { ProofDeps, Proven } from './proof.ts';

type Given = Pick<CallInput<'signIn'>, 'passkey' | 'loginDeviceId'>;

export async function provePasskey(
  call: Call,
  { passkey: response, loginDeviceId: deviceId }: Given,
  deps: ProofDeps,
): Promise<Proven> {
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
  const isStillThere: Proven['isStillThere'] = (tx) => holdPasskey(tx, id);
  return { member, deviceHash, retryAfter: null, isStillThere };
}
