// Who may see which page (ROUTE-03): one pure function, asked at every change of address or session. A query's value was
// exchanged for a session before (ROUTE-04), so the stored token is the only one left to look at.
import { findPage, type PageName } from '#foundation/navigation/paths.ts';
import type { SessionRecord } from '#foundation/session/session-record.ts';
import type { Site } from '#foundation/site/site.ts';
import { boardPath } from './board-path.ts';

export type Visit = {
  path: string;
  storedToken: string | null;
  /** ROUTE-12 */
  guestLobby: boolean;
  /** The session must change its password first (LOGIN-04). */
  isLimited: boolean;
};

/** While nobody can know whether this is a member, the page is painted for one: what is the member's own fills in later. */
export const visitOf = (
  site: Site,
  session: SessionRecord | null | undefined,
  path: string,
): Visit => ({
  path,
  storedToken: session === undefined ? 'unknown' : (session?.token ?? null),
  guestLobby: site.hasGuestLobby,
  isLimited: session?.updatePassword === true,
});

/** `show`, or the page to go to instead. */
export type Verdict = 'show' | 'login' | 'home' | 'changePsw';

const onlyForGuests = new Set<PageName | null>(['login', 'register', 'registerHtml']);
const openInGuestLobby = new Set<PageName | null>(['home', 'game', 'trialGame']);

export function guard(visit: Visit): Verdict {
  if (visit.path === boardPath) return 'show';
  const page = findPage(visit.path);
  if (page === 'redirect') return 'show';
  if (!visit.storedToken) return guardGuest(page, visit.guestLobby);
  if (visit.isLimited) return page === 'changePsw' ? 'show' : 'changePsw';
  return onlyForGuests.has(page) ? 'home' : 'show';
}

function guardGuest(page: PageName | null, guestLobby: boolean): Verdict {
  // ROUTE-05 stands ahead of the rest.
  if (page === 'feedback') return 'home';
  if (onlyForGuests.has(page) || page === 'inviteFriends') return 'show';
  return guestLobby && openInGuestLobby.has(page) ? 'show' : 'login';
}
