// Checks that the call's session is still live, in the transaction that writes (H6, decision 099).
import type { Tx } from '@parlour/database/connection';
import type { Call, MemberCall } from '#http/call';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { isLive, type SessionDeps } from './open-session.ts';
import { hashSecret } from './secret.ts';
import {
  holdByCookie,
  holdById,
  lockMember,
  type CookieSession,
  type HeldSession,
} from './store.ts';

/** Holds a live session until the transaction ends; a concurrent end of the session waits. Null if it is over. */
export async function holdSession(
  tx: Tx,
  { merchant, id, now }: { merchant: Merchant; id: string; now: Date },
): Promise<HeldSession | null> {
  const [found] = await holdById(tx, { id });
  return found && !found.disabled && isLive(merchant, found, now) ? found : null;
}

/** Throws `customer.not.login` if the call's session is over. A transaction that also locks the member's row locks it first. */
export async function askSession(
  tx: Tx,
  { merchant, session }: MemberCall,
  { clock }: Pick<SessionDeps, 'clock'>,
): Promise<void> {
  const held = await holdSession(tx, { merchant, id: session.id, now: clock() });
  const isSame = held?.limited === session.limited && held.basic === session.isBasic;
  if (!isSame) throw new Refusal('customer.not.login');
}

/** Runs a transaction that first checks that the call's session is live. */
export const inSession = <T>(
  call: MemberCall,
  deps: SessionDeps,
  run: (tx: Tx) => Promise<T>,
): Promise<T> =>
  deps.database.transaction(call.merchant.code, async (tx) => {
    await askSession(tx, call, deps);
    return run(tx);
  });

/** Runs a transaction as `inSession`, under the lock of the member's row: of two such calls the second sees all that the first did. */
export const inSessionOfLockedMember = <T>(
  call: MemberCall,
  deps: SessionDeps,
  run: (tx: Tx) => Promise<T>,
): Promise<T> =>
  deps.database.transaction(call.merchant.code, async (tx) => {
    await lockMember(tx, call.session.memberId);
    await askSession(tx, call, deps);
    return run(tx);
  });

/**
 * Holds the session of a cookie until the transaction ends, for a service worker, which has the cookie half and no token.
 * Half a session opens no member's call, so the caller has to check something that only that browser knows.
 * An idle session counts, because its device stays bound until it is removed; a limited one does not.
 * Throws `customer.not.login` if there is no such session.
 */
export async function holdCookieSession(
  tx: Tx,
  { sessionCookie }: Pick<Call, 'sessionCookie'>,
  now: Date,
): Promise<CookieSession> {
  const cookieHash = hashSecret(sessionCookie);
  const [found] = cookieHash ? await holdByCookie(tx, { cookieHash, now }) : [];
  if (!found) throw new Refusal('customer.not.login');
  return found;
}
