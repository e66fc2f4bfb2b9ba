// Who may see which page (ROUTE-03): one pure function, asked at every change of address or session.
import { findPage, type PageName } from '#foundation/navigation/paths.ts';
import type { SessionRecord } from '#foundation/session/session-record.ts';
import type { Site } from '#foundation/site/site.ts';

export type Visit = {
  path: string;
  query: URLSearchParams;
  storedToken: string | null;
  /** ROUTE-12 */
  guestLobby: boolean;
  /** The session must change its password first (LOGIN-04). */
  isLimited: boolean;
};

export type Address = { path: string; search: string };

export const visitOf = (site: Site, session: SessionRecord | null, address: Address): Visit => ({
  path: address.path,
  query: new URLSearchParams(address.search),
  storedToken: session?.token ?? null,
  guestLobby: site.hasGuestLobby,
  isLimited: session?.updatePassword === true,
});

/** `show`, or the page to go to instead. */
export type Verdict = 'show' | 'login' | 'home' | 'changePsw';

const onlyForGuests = new Set<PageName | null>(['login', 'register', 'registerHtml']);
const openInGuestLobby = new Set<PageName | null>(['home', 'game']);

/** ROUTE-04 exchanges a query value for a session. Until that is built every value is refused, and so counts as none. */
const acceptToken = (_value: string | null): string | null => null;

const tokenOf = ({ query, storedToken }: Visit): string | null =>
  acceptToken(query.get('token')) || acceptToken(query.get('tokens')) || storedToken || null;

export function guard(visit: Visit): Verdict {
  const page = findPage(visit.path);
  if (page === 'redirect') return 'show';
  if (!tokenOf(visit)) return guardGuest(page, visit.guestLobby);
  if (visit.isLimited) return page === 'changePsw' ? 'show' : 'changePsw';
  return onlyForGuests.has(page) ? 'home' : 'show';
}

function guardGuest(page: PageName | null, guestLobby: boolean): Verdict {
  // ROUTE-05 stands ahead of the rest.
  if (page === 'feedback') return 'home';
  if (onlyForGuests.has(page) || page === 'inviteFriends') return 'show';
  return guestLobby && openInGuestLobby.has(page) ? 'show' : 'login';
}
