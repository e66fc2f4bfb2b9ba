// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MemberType } from '@parlour/contract/member/member-types';

export type RescueLosers = {
  values: { firstDay: string; currency: string; least: bigint; after: string | null; most: number };
  row: {
    memberId: string;
    staked: bigint;
    won: bigint;
    memberType: MemberType;
    clubLabelId: string | null;
    labelType: 'AUTO' | 'MANUAL' | null;
    registeredAt: Date;
  };
};

export type RescueOwnSums = {
  values: { memberId: string; firstDay: string; currency: string };
  row: { staked: bigint; won: bigint };
};

export type PromotionRunOfDay = {
  values: { promotionId: string; firstDay: string };
  row: never;
};

export type InsertPromotionRun = {
  values: { promotionId: string; firstDay: string; finishedAt: Date };
  row: never;
};
