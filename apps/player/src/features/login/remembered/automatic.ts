// The automatic login with what the device remembers, once per page load (LOGIN-07, LOGIN-08, LOGIN-13).
import type { Foundation } from '#foundation/foundation.ts';
import { hasGiven } from '#foundation/identity/handover.ts';
import { mayLogInByItself, readRemembered } from '#foundation/session/remembered-login.ts';
import { readWish } from '#platform/wish/redirect-wish.ts';
import { tabStorage } from '#platform/storage.ts';
import type { Credentials } from '../credentials.ts';
import { ownerOf } from './remember.ts';
import { unseal } from './vault.ts';

/** True if the login would lead to another site, or back to one. The player decides then. */
const leadsElsewhere = (search: string): boolean =>
  readWish() !== null ||
  ['redirectUrl', 'backUrl'].some((name) => new URLSearchParams(search).has(name));

/** The flag that limits the automatic login to one per page load. */
const makeTurn = () => ({ isTaken: false });

/** The credentials to send, or null if a rule forbids the automatic login. */
export async function takeAutomatic(foundation: Foundation): Promise<Credentials | null> {
  const { session, site, deviceStorage: storage, notices, keep } = foundation;
  const turn = keep(makeTurn);
  const isIn = session.get() != null || session.stored() !== null;
  const record = readRemembered(storage, site.merchantCode);
  if (turn.isTaken || isIn || leadsElsewhere(location.search)) return null;
  if (!mayLogInByItself(storage) || !site.flag('MOBILEAUTOLOGIN3')) return null;
  if (!record || record.type === 'sms' || record.secret === '') return null;
  // The player returns from the sign-in page with an identity, which is used instead.
  if (hasGiven(tabStorage, 'login')) return null;
  // A notice explains why the session has ended.
  if (notices.get().length > 0) return null;
  turn.isTaken = true;
  const password = await unseal(record.secret, { storage, owner: ownerOf(record) });
  return password === null
    ? null
    : { username: record.username, password, type: 'username', rememberMe: true };
}
