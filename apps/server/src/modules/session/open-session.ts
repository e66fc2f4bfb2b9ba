// The rule of a session's life: opened by a login, alive while it is used, ended by idleness, by age or by logging out (SESS-05, S1).
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '@parlour/database/connection';
import type { FindSession, SessionHalves } from '#http/call';
import type { Merchant } from '#http/merchant';
import { hashSecret, mintSecret } from './secret.ts';
import {
  findSession,
  findSessionByCookie,
  insertSession,
  removeSessionByCookie,
  updateLastSeen,
} from './store.ts';

const minute = 60_000;
/** An action is noted at most this often, so that a busy member costs no write per call. */
const noteEvery = minute / 2;

export type SessionDeps = { database: Database; clock: () => Date };

type SessionRequest = {
  memberId: string;
  deviceId: string;
  limited: boolean;
  /** The cookie half that came with the login: its session ends with the new one (SESS-07). */
  replacedCookie: string | null;
  /** The absolute end of the session that this one goes on from; a login starts anew. */
  expiresAt?: Date;
};

export async function openSession(
  merchant: Merchant,
  wanted: SessionRequest,
  { database, clock }: SessionDeps,
): Promise<SessionHalves> {
  const { memberId, deviceId, limited } = wanted;
  const token = mintSecret();
  const cookie = mintSecret();
  const replacedHash = wanted.replacedCookie === null ? null : hashSecret(wanted.replacedCookie);
  const now = clock();
  const lifetime = merchant.setting('session.absoluteHours') * 60 * minute;
  await database.transaction(merchant.code, async (tx) => {
    if (replacedHash) await removeSessionByCookie(tx, replacedHash);
    await insertSession(tx, {
      merchantCode: merchant.code,
      memberId,
      deviceId,
      limited,
      tokenHash: token.hash,
      cookieHash: cookie.hash,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: wanted.expiresAt ?? new Date(now.getTime() + lifetime),
    });
  });
  return { token: token.secret, cookie: cookie.secret };
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
    const { id, memberId, limited } = session;
    return { id, memberId, limited, isFirst: found.member.previousLoginAt === null };
  };

/** Whether a cookie is half of a live session. Who holds the other half it does not say. */
export const halfFinder =
  ({ database, clock }: SessionDeps) =>
  async (merchant: Merchant, cookie: string): Promise<boolean> => {
    const cookieHash = hashSecret(cookie);
    if (!cookieHash) return false;
    const found = await database.read(merchant.code, (tx) => findSessionByCookie(tx, cookieHash));
    return found !== null && !found.member.disabled && isLive(merchant, found.session, clock());
  };

/** Whether an action now should be written down, or was seen so lately that it need not. */
export const isWorthNoting = (session: { lastSeenAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() >= noteEvery;

/** Neither idle for too long nor past its absolute end (S1). */
export function isLive(
  merchant: Merchant,
  session: { lastSeenAt: Date; expiresAt: Date },
  now: Date,
): boolean {
  const idle = now.getTime() - session.lastSeenAt.getTime();
  return idle < merchant.setting('session.idleMinutes') * minute && now < session.expiresAt;
}
