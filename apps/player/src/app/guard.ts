// Decides who may see which page (ROUTE-03): a pure function of the pages' records, called at every change of address or session.
// A token in the query was exchanged for a session before (ROUTE-04), so only the stored token is read here.
import { findPage } from '#foundation/navigation/paths.ts';
import type { SessionRecord } from '#foundation/session/session-record.ts';
import type { Site } from '#foundation/site/site.ts';
import type { PageRecord } from '#pages/page-record.ts';
import { pages } from '#pages/pages.ts';

export type Visit = {
  path: string;
  storedToken: string | null;
  /** Whether the merchant opens its lobby to guests (ROUTE-12). */
  guestLobby: boolean;
  /** The session must change its password first (LOGIN-04). */
  isLimited: boolean;
};

/** Builds the visit that the guard judges. Until the session is known, a visitor counts as a member; the member's data is added later. */
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

/** Verdict of the guard: `show`, or the page to redirect to. */
export type Verdict = 'show' | 'login' | 'home' | 'changePsw';

type Access = Pick<PageRecord, 'audience' | 'guestsGoTo' | 'openToLimitedSession'>;
/** Access to an unknown address: guests read that it has no page, because a login would lead to nothing (ROUTE-03). */
const ofUnknownPath: Access = { audience: 'anyone' };

export function guard(visit: Visit): Verdict {
  const page = findPage(visit.path);
  const access = page ? pages[page] : ofUnknownPath;
  if (!visit.storedToken) return guardGuest(access, visit.guestLobby);
  if (visit.isLimited) return access.openToLimitedSession ? 'show' : 'changePsw';
  return access.audience === 'guests' ? 'home' : 'show';
}

function guardGuest({ audience, guestsGoTo }: Access, guestLobby: boolean): Verdict {
  const isOpen = audience !== 'members' && (audience !== 'lobby' || guestLobby);
  return isOpen ? 'show' : (guestsGoTo ?? 'login');
}
