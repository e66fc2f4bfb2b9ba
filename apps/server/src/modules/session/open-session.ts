// The life of a session: opened by a login, live while used, ended by idleness, age or logging out (SESS-05, S1).
import { timingSafeEqual } from 'node:crypto';
import type { Database, Tx } from '@parlour/database/connection';
import type { Call, FindSession, SessionHalves } from '#http/call';
import type { Merchant } from '#http/merchant';
import { writeAudit } from '#modules/audit';
import { endEvent } from './end-event.ts';
import { hashSecret, mintSecret } from './secret.ts';
import {
  findSession,
  findSessionByCookie,
  insertSession,
  listOver,
  removeSessionByCookie,
  updateLastSeen,
} from './store.ts';

const minute = 60_000;
/** Least time between two notes of an action, so that a busy member costs no write per call. */
const noteEvery = minute / 2;

export type SessionDeps = { database: Database; clock: () => Date };

export type SessionRequest = {
  memberId: string;
  deviceId: string;
  /** Whether the session may only change the password or log out (LOGIN-04). */
  limited: boolean;
  /** Whether the login used the device's remembered login (SESS-03). */
  basic: boolean;
  /** The description of the device in the member's list (S4). */
  device: string;
  /** The country by ISO 3166; XX if unknown. */
  country: string;
  /** Hash of the device cookie; null for a hand-off. */
  deviceHash: Buffer | null;
  /** The cookie half sent with the login, whose session the new one ends (SESS-07). */
  replacedCookie: string | null;
  /** The absolute end of the session that is handed off; absent for a login. */
  expiresAt?: Date;
};

type SessionContext = { call: Pick<Call, 'merchant' | 'address' | 'requestId'>; now: Date };

/** Opens a session in the transaction of the login or hand-off. The replaced session ends with its own audit event. */
export async function writeSession(
  tx: Tx,
  { call, now }: SessionContext,
  { replacedCookie, expiresAt, ...wanted }: SessionRequest,
): Promise<SessionHalves> {
  const { merchant } = call;
  const token = mintSecret();
  const cookie = mintSecret();
  const replacedHash = hashSecret(replacedCookie);
  const lifetime = merchant.setting('session.absoluteHours') * 60 * minute;
  const created = {
    ...wanted,
    tokenHash: token.hash,
    cookieHash: cookie.hash,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: expiresAt ?? new Date(now.getTime() + lifetime),
  };
  await Promise.all([
    replacedHash && endReplaced(tx, { call, now }, replacedHash),
    insertSession(tx, created),
  ]);
  return { token: token.secret, cookie: cookie.secret };
}

async function endReplaced(
  tx: Tx,
  { call, now }: SessionContext,
  cookieHash: Buffer,
): Promise<void> {
  const memberId = await removeSessionByCookie(tx, cookieHash);
  if (memberId === null) return;
  await writeAudit(tx, endEvent(call, { memberId, by: 'replaced', at: now }));
}

export const sessionFinder =
  ({ database, clock }: SessionDeps): FindSession =>
  async (merchant, halves, extend) => {
    const tokenHash = hashSecret(halves.token);
    const cookieHash = hashSecret(halves.cookie);
    if (!tokenHash || !cookieHash) return null;
    const found = await database.read(merchant.code, (tx) => findSession(tx, tokenHash));
    if (!found || found.member.disabled) return null;
    const { session } = found;
    if (!timingSafeEqual(session.cookieHash, cookieHash)) return null;
    const now = clock();
    if (!isLive(merchant, session, now)) return null;
    if (extend && isWorthNoting(session, now)) {
      await database.query(merchant.code, (tx) => updateLastSeen(tx, session.id, now));
    }
    const { id, memberId, deviceId, limited, basic: isBasic } = session;
    return {
      id,
      memberId,
      deviceId,
      limited,
      isBasic,
      isFirst: found.member.previousLoginAt === null,
    };
  };

/** Returns a function that checks whether a cookie is half of a live session; it does not prove who has the other half. */
export const halfFinder =
  ({ database, clock }: SessionDeps) =>
  async (merchant: Merchant, cookie: string): Promise<boolean> => {
    const cookieHash = hashSecret(cookie);
    if (!cookieHash) return false;
    const found = await database.read(merchant.code, (tx) => findSessionByCookie(tx, cookieHash));
    return found !== null && !found.member.disabled && isLive(merchant, found.session, clock());
  };

/** Whether an action now has to be noted: not if the last note is recent enough. */
export const isWorthNoting = (session: { lastSeenAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() >= noteEvery;

/** Lists those of a merchant's sessions that are over, by the same rule as `isLive`. */
export async function listOverSessions(
  { database, clock }: SessionDeps,
  merchant: Merchant,
  ids: readonly string[],
): Promise<string[]> {
  const now = clock();
  const seenAfter = new Date(now.getTime() - merchant.setting('session.idleMinutes') * minute);
  const over = await database.read(merchant.code, (tx) =>
    listOver(tx, { ids: [...ids], now, seenAfter }),
  );
  return over.map(({ id }) => id);
}

/** Whether the session is neither idle for too long nor past its absolute end (S1). */
export function isLive(
  merchant: Merchant,
  session: { lastSeenAt: Date; expiresAt: Date },
  now: Date,
): boolean {
  const idle = now.getTime() - session.lastSeenAt.getTime();
  return idle < merchant.setting('session.idleMinutes') * minute && now < session.expiresAt;
}
