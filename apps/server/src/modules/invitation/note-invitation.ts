// A friend came by a member's code: kept in the registration's own transaction. A code that is nobody's is kept with the registration and stops nothing.
import { inviteCode } from '@parlour/contract/invite/invite-code';
import type { Tx } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { hashSecret } from '#modules/session';
import { findInviter, findMark, insertInvitation } from './store.ts';

type Joined = { friendId: string; referralCode: string | null; deviceId: string; at: Date };

/** After the registration's event is written: its address is what is compared. */
export async function noteInvitation(
  tx: Tx,
  { merchant, deviceCookie }: Pick<Call, 'merchant' | 'deviceCookie'>,
  { friendId, referralCode, deviceId, at }: Joined,
): Promise<void> {
  const code = inviteCode(referralCode ?? '');
  const inviterId = code === null ? null : await findInviter(tx, code);
  if (inviterId === null) return;
  const deviceHash = hashSecret(deviceCookie);
  const mark = await findMark(tx, { inviterId, friendId, deviceHash, deviceId, at });
  await insertInvitation(tx, {
    merchantCode: merchant.code,
    friendId,
    inviterId,
    joinedAt: at,
    state: 'joined',
    mark,
  });
}
