// The life of a session in the back office (STAFF-03): one cookie, live while somebody works with it, over at its absolute end or with its account.
import { staffRealm } from '@parlour/contract/staff/realm';
import type { Database, Tx } from '@parlour/database/connection';
import type { FindStaffSession } from '#http/staff/staff-session';
import { hashSecret, isWorthNoting, mintSecret } from '#modules/session';
import {
  findSession,
  insertSession,
  listPlaces,
  noteDevice,
  noteSeen,
  removeSession,
} from './session-store.ts';

const minute = 60_000;
/** The time without an action after which a session is over. */
const idleMs = 15 * minute;
/** The time after which it is over however busy. */
const longestMs = 12 * 60 * minute;

export type SessionDeps = { database: Database; clock: () => Date };

export const isLive = (session: { lastSeenAt: Date; expiresAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() < idleMs && now < session.expiresAt;

export const staffSessionFinder =
  ({ database, clock }: SessionDeps): FindStaffSession =>
  async (cookie, extend) => {
    const tokenHash = hashSecret(cookie);
    if (tokenHash === null) return null;
    const found = await database.read(staffRealm, (tx) => findSession(tx, tokenHash));
    const at = clock();
    if (!found || !isLive(found, at)) return null;
    const { id, staffId, mail, of: merchant } = found;
    if (extend && isWorthNoting(found, at)) {
      await database.query(staffRealm, (tx) => noteSeen(tx, { id, at }));
    }
    return { id, staffId, mail, merchant };
  };

type NewSession = {
  staffId: string;
  /** The device on which the person has logged in before; null for a new one. */
  deviceHash: Buffer | null;
  /** The cookie that the browser still has; its session ends. */
  replacedCookie: string | null;
  at: Date;
};

/** Opens a session of a locked account. Whoever works for one merchant only has it chosen. Returns the cookies to set. */
export async function openSession(
  tx: Tx,
  { staffId, deviceHash, replacedCookie, at }: NewSession,
): Promise<{ session: string; device: string | null }> {
  const replaced = hashSecret(replacedCookie);
  if (replaced !== null) await removeSession(tx, replaced);
  const session = mintSecret();
  const device = deviceHash === null ? mintSecret() : null;
  const places = await listPlaces(tx, staffId, null);
  const [only] = places;
  await insertSession(tx, {
    staffId,
    tokenHash: session.hash,
    of: places.length === 1 && only ? only.merchant : null,
    at,
    expiresAt: new Date(at.getTime() + longestMs),
  });
  const known = deviceHash ?? device?.hash;
  if (known) await noteDevice(tx, { staffId, deviceHash: known, at });
  return { session: session.secret, device: device?.secret ?? null };
}
