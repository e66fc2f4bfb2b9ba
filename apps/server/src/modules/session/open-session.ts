// The rule of a session's life: opened by a login, alive while it is used, ended by idleness, by age or by logging out (SESS-05, S1).
import { timingSafeEqual } from 'node:crypto';
import type { FindSession, SessionHalves } from '#http/call';
import type { Merchant } from '#http/merchant';
import { hashHalf, newHalf } from './halves.ts';
import type { SessionStore } from './store.ts';

const minute = 60_000;
/** An action is noted at most this often, so that a busy member costs no write per call. */
const noteEvery = minute / 2;

type Deps = { store: SessionStore; clock: () => Date };

export type SessionRequest = {
  memberId: string;
  deviceId: string;
  limited: boolean;
  /** The cookie half that came with the login. */
  replacedCookie: string | null;
  /** The absolute end of the session that this one goes on from; a login starts anew. */
  expiresAt?: Date;
};

export type OpenSession = (merchant: Merchant, wanted: SessionRequest) => Promise<SessionHalves>;

export const sessionOpener =
  ({ store, clock }: Deps): OpenSession =>
  async (merchant, wanted) => {
    const token = newHalf();
    const cookie = newHalf();
    const now = clock();
    const lifetime = merchant.setting('session.absoluteHours') * 60 * minute;
    await store.insert(
      merchant.code,
      {
        memberId: wanted.memberId,
        deviceId: wanted.deviceId,
        limited: wanted.limited,
        tokenHash: hashOf(token),
        cookieHash: hashOf(cookie),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: wanted.expiresAt ?? new Date(now.getTime() + lifetime),
      },
      wanted.replacedCookie === null ? null : hashHalf(wanted.replacedCookie),
    );
    return { token, cookie };
  };

export const sessionFinder =
  ({ store, clock }: Deps): FindSession =>
  async (merchant, halves, extend) => {
    const tokenHash = hashHalf(halves.token);
    const cookieHash = hashHalf(halves.cookie);
    if (!tokenHash || !cookieHash) return null;
    const found = await store.findByToken(merchant.code, tokenHash);
    if (!found || found.isDisabled) return null;
    const { session } = found;
    if (!timingSafeEqual(session.cookieHash, cookieHash)) return null;
    const now = clock();
    if (!isLive(merchant, session, now)) return null;
    if (extend && isWorthNoting(session, now))
      await store.updateLastSeen(merchant.code, session.id, now);
    return { id: session.id, memberId: session.memberId, limited: session.limited };
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

function hashOf(half: string): Buffer {
  const hash = hashHalf(half);
  if (!hash) throw new Error('a half of our own making has another form');
  return hash;
}
