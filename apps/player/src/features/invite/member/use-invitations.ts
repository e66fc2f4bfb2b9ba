// The friends who joined by a member's code, and the claims of their rewards (MEMBER-13).
import type { Answer } from '@parlour/contract/endpoint';
import { referralDetails } from '@parlour/contract/invite/calls';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useEarnedClaims } from '#foundation/rewards/use-earned-claims.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

export type InviteDetails = Answer<typeof referralDetails>;
export type Friend = NonNullable<InviteDetails['friends']>[number];

/** Fetched again when the page is seen, because a friend may have played in the meantime. */
const invitations = defineOwnData({
  ask: ({ read }) => read(referralDetails, {}),
  hasTexts: true,
  isQuiet: true,
});

export function useInvitations() {
  const { site, toasts, language } = useFoundation();
  const { stepOf, claim: send } = useEarnedClaims();
  const isOn = site.flag('REWCEN3');
  const own = useOwnResource(invitations, { isNeeded: isOn });
  const spoken = useStore(language);

  async function claim({ promotionId, item, reward }: Friend): Promise<void> {
    if (promotionId === null || item === null || reward === null) return;
    const became = await send({ promotionId, item });
    if (became === null) return;
    if (became.step === 'paid') {
      toasts.show('done', (t) => t('invite.added', { amount: rewardText(reward, spoken) }));
      own.change((details) => markPaid(details, item));
    }
    own.refresh();
  }
  const { value: details, ...state } = own;
  return { ...state, isOn, details, stepOf, claim };
}

/** Marks one friend's reward as paid. The sum comes from the server. */
const markPaid = (details: InviteDetails, item: string): InviteDetails => ({
  ...details,
  friends: (details.friends ?? []).map((friend) =>
    friend.item === item ? { ...friend, state: 'paid', item: null } : friend,
  ),
});
