// Lists and ends a member's own sessions (S4, SESS-05). Another member's session is answered as missing.
import type { Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import { writeAudit } from '#modules/audit';
import { inSessionOfLockedMember } from './ask-session.ts';
import { endEvent } from './end-event.ts';
import { forgetOtherDevices, isKnownDevice } from './known-device-store.ts';
import { isLive, type SessionDeps } from './open-session.ts';
import { forgetDevice, forgetMember } from './remembered/store.ts';
import { hashSecret } from './secret.ts';
import { listSessions, lockMember, removeOtherSessions, removeSession } from './store.ts';

export async function listOwn({ merchant, session }: MemberCall, deps: SessionDeps) {
  const rows = await deps.database.query(merchant.code, (tx) => listSessions(tx, session.memberId));
  const now = deps.clock();
  const live = rows.filter((row) => isLive(merchant, row, now));
  return {
    sessions: live.map((row) => ({
      id: row.id,
      current: row.id === session.id,
      device: row.device,
      place: row.country,
      createdAt: row.createdAt.getTime(),
      lastSeenAt: row.lastSeenAt.getTime(),
    })),
  };
}

type SessionEnd = { id: string; by: 'logout' | 'device_list' };

/** Ends one of the member's sessions, and its device's remembered login (LOGIN-13). */
export async function endOwn(
  call: MemberCall,
  { id, by }: SessionEnd,
  deps: SessionDeps,
): Promise<null> {
  const { merchant, session } = call;
  const isOwn = id === session.id;
  const end = (tx: Tx) => endIn(tx, call, { id, by, at: deps.clock() });
  // A logout needs no live session.
  if (isOwn) {
    await deps.database.transaction(merchant.code, async (tx) => {
      await lockMember(tx, session.memberId);
      await end(tx);
    });
    call.endSession();
  } else if (!(await inSessionOfLockedMember(call, deps, end))) throw new Refusal('not_found');
  return null;
}

async function endIn(
  tx: Tx,
  call: MemberCall,
  { id, by, at }: SessionEnd & { at: Date },
): Promise<boolean> {
  const { session, deviceCookie } = call;
  const { memberId } = session;
  const removed = await removeSession(tx, { id, memberId });
  // Only one of two concurrent calls ends it and writes the event (L1).
  if (!removed) return false;
  const ownDevice = hashSecret(deviceCookie);
  const deviceHash = id === session.id ? ownDevice : removed.deviceHash;
  await Promise.all([
    deviceHash && forgetDevice(tx, memberId, deviceHash),
    writeAudit(tx, endEvent(call, { memberId, by, at })),
  ]);
  return true;
}

export async function endOthers(call: MemberCall, deps: SessionDeps) {
  const { session, deviceCookie } = call;
  const { memberId } = session;
  const deviceHash = hashSecret(deviceCookie);
  await inSessionOfLockedMember(call, deps, async (tx) => {
    const ended = await removeOtherSessions(tx, memberId, session.id);
    // A4: a thief of the session, who does not have the device, cannot remove the owner's known devices.
    const isOwn = deviceHash !== null && (await isKnownDevice(tx, { memberId, deviceHash }));
    const event = () => endEvent(call, { memberId, by: 'device_list', at: deps.clock() });
    await Promise.all([
      // The other devices could log in again with their remembered logins. This device needs the password at its next login, too.
      forgetMember(tx, memberId),
      isOwn && forgetOtherDevices(tx, memberId, deviceHash),
      ...ended.map(() => writeAudit(tx, event())),
    ]);
  });
  return null;
}
