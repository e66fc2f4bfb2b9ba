// /m/inviteFriends: a member's code, link and friends; for a guest the rewards of an invitation (MEMBER-13).
import { useSession } from '#foundation/use-foundation.ts';
import { GuestPage } from './guest/guest-page.tsx';
import { MemberPage } from './member/member-page.tsx';
import type { InviteParts } from './invite-parts.ts';

/** The member's page, until the visitor is known to be a guest. */
export function InvitePage({ art, tools, loadTerms, ...parts }: InviteParts) {
  const isGuest = useSession() === null;
  if (isGuest) return <GuestPage art={art} tools={tools} loadTerms={loadTerms} />;
  return <MemberPage {...parts} />;
}
