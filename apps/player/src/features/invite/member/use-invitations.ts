// The friends who joined by a member's code, and the claims of their rewards (MEMBER-13).
import { useEffect } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import { referralDetails } from '@parlour/contract/invite/calls';
import { readsOf } from '#foundation/api/reads.ts';
import { createResource } from '#foundation/api/resource.ts';
import { useResource } from '#foundation/api/use-resource.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useEarnedClaims } from '#foundation/rewards/use-earned-claims.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { onPageSeen } from '#platform/page.ts';

export type InviteDetails = Answer<typeof referralDetails>;
export type Friend = NonNullable<InviteDetails['friends']>[number];

const makeInvitations = (foundation: Foundation) =>
  createResource({
    ask: (_of, signal) => readsOf(foundation)(referralDetails, {}, { teller: 'page', signal }),
    freshMs: 0,
    isQuiet: true,
  });

export function useInvitations() {
  const { keep, site, toasts, language } = useFoundation();
  const invitations = keep(makeInvitations);
  const { stepOf, claim: send } = useEarnedClaims();
  const isOn = site.flag('REWCEN3');
  const owner = useSession()?.token;
  const spoken = useStore(language);
  const { language: wording } = spoken;
  useEffect(() => {
    if (owner === undefined || !isOn) return undefined;
    const look = () => invitations.need({ owner, wording });
    look();
    // A friend may have played in the meantime.
    return onPageSeen(look);
  }, [invitations, owner, isOn, wording]);

  async function claim({ promotionId, item, reward }: Friend): Promise<void> {
    if (promotionId === null || item === null || reward === null) return;
    const became = await send({ promotionId, item });
    if (became === null) return;
    if (became.step === 'paid') {
      toasts.show('done', (t) => t('invite.added', { amount: rewardText(reward, spoken) }));
      invitations.change((details) => markPaid(details, item));
    }
    invitations.refresh();
  }
  const { value: details, ...state } = useResource(invitations);
  return { ...state, isOn, details, retry: invitations.retry, stepOf, claim };
}

/** Marks one friend's reward as paid. The sum comes from the server. */
const markPaid = (details: InviteDetails, item: string): InviteDetails => ({
  ...details,
  friends: (details.friends ?? []).map((friend) =>
    friend.item === item ? { ...friend, state: 'paid', item: null } : friend,
  ),
});
