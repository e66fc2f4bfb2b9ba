// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MemberType } from '@parlour/contract/member/member-types';

export type RankedMembers = {
  values: { period: string; firstDay: string; mostRank: number };
  row: {
    memberId: string;
    rank: number;
    memberType: MemberType;
    clubLabelId: string | null;
    labelType: 'AUTO' | 'MANUAL' | null;
    registeredAt: Date;
  };
};

export type TakePromotionRun = {
  values: { promotionId: string; firstDay: string; finishedAt: Date };
  row: { id: string };
};
