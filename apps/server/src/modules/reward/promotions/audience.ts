import { isShownTo } from '@parlour/contract/rewards/promotion-types';
import type { MemberType } from '@parlour/contract/member/member-types';
import type { PromotionRow } from './store.ts';

/** What decides whether a member is meant. */
export type Viewer = {
  memberId: string;
  memberType: MemberType;
  clubLabelId: string | null;
  hasBenefits: boolean;
  registeredAt: Date;
};

const dayMs = 86_400_000;

/** Live, and neither before nor after its time. */
export const runs = ({ state, startsAt, endsAt }: PromotionRow, at: Date): boolean =>
  state === 'live' && (!startsAt || startsAt <= at) && (!endsAt || at < endsAt);

/** PROMO-03 and the operator's own choice. Installing is the site's matter: it hides what it cannot do. */
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
