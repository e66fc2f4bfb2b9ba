// The automatic login (LOGIN-07, LOGIN-08, LOGIN-13): with what the device remembers, once a page load.
import type { Foundation } from '#foundation/foundation.ts';
import { hasGiven } from '#foundation/identity/handover.ts';
import { mayLogInByItself, readRemembered } from '#foundation/session/remembered-login.ts';
import { tabStorage } from '#platform/storage.ts';
import type { Credentials } from '../credentials.ts';
import { ownerOf } from './remember.ts';
import { unseal } from './vault.ts';

/** Who came from elsewhere and is expected back there decides with a look at the page. */
const leadsElsewhere = (search: string): boolean =>
  ['redirectUrl', 'backUrl'].some((name) => new URLSearchParams(search).has(name));

/** One for a page load. */
const makeTurn = () => ({ isTaken: false });

/** What is to be sent; null where one of the rules says that the player is to be asked. */
export async function takeAutomatic(foundation: Foundation): Promise<Credentials | null> {
  const { session, site, deviceStorage: storage, notices, keep } = foundation;
  const turn = keep(makeTurn);
  const isIn = session.get() != null || session.stored() !== null;
  const record = readRemembered(storage, site.merchantCode);
  if (turn.isTaken || isIn || leadsElsewhere(location.search)) return null;
  if (!mayLogInByItself(storage) || !site.flag('MOBILEAUTOLOGIN3')) return null;
  if (!record || record.type === 'sms' || record.secret === '') return null;
  // The player comes from the sign-in page, and wants to be in by what it gave.
  if (hasGiven(tabStorage, 'login')) return null;
  // The player is being told why there is no session any more.
  if (notices.get().length > 0) return null;
  turn.isTaken = true;
  const password = await unseal(record.secret, { storage, owner: ownerOf(record) });
  return password === null
    ? null
    : { username: record.username, password, type: 'username', rememberMe: true };
}
