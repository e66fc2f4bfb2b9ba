// Records in the registration's transaction that a friend used a member's code. An unknown code is kept with the registration and does not prevent it.
import { inviteCode } from '@parlour/contract/invite/invite-code';
import type { Tx } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { hashSecret } from '#modules/session';
import { findInviter, findMark, insertInvitation } from './store.ts';

type NewFriend = { friendId: string; referralCode: string | null; deviceId: string; at: Date };

/** Called after the registration's event is written, because the event's address is compared. */
export async function noteInvitation(
  tx: Tx,
  { deviceCookie }: Pick<Call, 'deviceCookie'>,
  { friendId, referralCode, deviceId, at }: NewFriend,
): Promise<void> {
  const code = inviteCode(referralCode ?? '');
  const inviterId = code === null ? null : await findInviter(tx, code);
  if (inviterId === null) return;
  const deviceHash = hashSecret(deviceCookie);
  const mark = await findMark(tx, { inviterId, friendId, deviceHash, deviceId, at });
  await insertInvitation(tx, { friendId, inviterId, joinedAt: at, mark });
}
