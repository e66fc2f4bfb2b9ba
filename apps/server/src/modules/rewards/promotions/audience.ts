import { isShownTo } from '@parlour/contract/rewards/promotion-types';
import type { MemberType } from '@parlour/contract/member/member-types';
import type { PromotionRow } from './store.ts';

/** Properties of a member that decide whether a promotion is for the member. */
export type Viewer = {
  memberId: string;
  memberType: MemberType;
  clubLabelId: string | null;
  hasBenefits: boolean;
  registeredAt: Date;
};

const dayMs = 86_400_000;

/** Whether the promotion is live and within its time. */
export const runs = ({ state, startsAt, endsAt }: PromotionRow, at: Date): boolean =>
  state === 'live' && (!startsAt || startsAt <= at) && (!endsAt || at < endsAt);

/** Whether the promotion is for the member (PROMO-03, the operator's choice). The site itself hides installing where it cannot install. */
export function isMeant({ type, definition }: PromotionRow, viewer: Viewer, at: Date): boolean {
  const { memberTypes, clubLabels, newForDays } = definition.audience;
  const age = at.getTime() - viewer.registeredAt.getTime();
  return (
    isShownTo(type, { ...viewer, canInstall: true }) &&
    memberTypes.some((each) => each === viewer.memberType) &&
    (!clubLabels || (viewer.clubLabelId !== null && clubLabels.includes(viewer.clubLabelId))) &&
    (!newForDays || age < newForDays * dayMs)
  );
}
