// What members see and end of their own sessions (S4, SESS-05). Those of others do not exist for them.
import type { Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { writeAudit } from '#modules/audit';
import { askSession } from './ask-session.ts';
import { endEvent } from './end-event.ts';
import { isLive, type SessionDeps } from './open-session.ts';
import { forgetDevice, forgetMember } from './remembered-store.ts';
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

type Ended = { id: string; by: 'logout' | 'device_list' };

/** Another member's is as missing as one that has ended. What its device remembers ends with it (LOGIN-13). */
export async function endOwn(
  call: MemberCall,
  { id, by }: Ended,
  deps: SessionDeps,
): Promise<null> {
  const { database, clock } = deps;
  const { merchant, session, deviceCookie } = call;
  const { memberId } = session;
  const isOwn = id === session.id;
  const ownDevice = deviceCookie === null ? null : hashSecret(deviceCookie);
  await database.transaction(merchant.code, async (tx) => {
    if (!isOwn) await askFirst(tx, call, deps);
    const removed = await removeSession(tx, { id, memberId });
    // Of two calls that end it at the same time one did (L1).
    if (!removed) return;
    const deviceHash = isOwn ? ownDevice : removed.deviceHash;
    await Promise.all([
      deviceHash && forgetDevice(tx, memberId, deviceHash),
      writeAudit(tx, endEvent(call, { memberId, by, at: clock() })),
    ]);
  });
  if (isOwn) call.endSession();
  return null;
}

/** Of two sessions that end each other the first stays: the second waits for the member, and is over then. */
async function askFirst(tx: Tx, call: MemberCall, deps: SessionDeps): Promise<void> {
  await lockMember(tx, call.session.memberId);
  await askSession(tx, call, deps);
}

export async function endOthers(call: MemberCall, deps: SessionDeps) {
  const { database, clock } = deps;
  const { merchant, session } = call;
  await database.transaction(merchant.code, async (tx) => {
    await askFirst(tx, call, deps);
    // What the others remember would open them again; this device asks for the password at its next login.
    await forgetMember(tx, session.memberId);
    const ended = await removeOtherSessions(tx, session.memberId, session.id);
    const event = () =>
      endEvent(call, { memberId: session.memberId, by: 'device_list', at: clock() });
    await Promise.all(ended.map(() => writeAudit(tx, event())));
  });
  return null;
}
