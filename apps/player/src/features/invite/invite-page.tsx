// /m/inviteFriends: a member's code, link and friends; a guest reads what an invitation gives (MEMBER-13).
import { useSession } from '#foundation/use-foundation.ts';
import { GuestPage } from './guest/guest-page.tsx';
import { MemberPage } from './member/member-page.tsx';
import type { InviteParts } from './invite-parts.ts';

/** Until it is known who looks, it is a member's. */
export function InvitePage({ art, tools, loadTerms, ...parts }: InviteParts) {
  const isGuest = useSession() === null;
  if (isGuest) return <GuestPage art={art} tools={tools} loadTerms={loadTerms} />;
  return <MemberPage {...parts} />;
}
