// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import type { Reward } from '@parlour/contract/rewards/reward.schema';

export type RewardsOfPromotions = {
  values: { memberId: string; promotionIds: string[] };
  row: {
    merchantCode: string;
    id: string;
    memberId: string;
    promotionId: string;
    occasion: string;
    reward: Reward;
    currency: string;
    cost: bigint;
    state: 'ready' | 'paid' | 'waiting' | 'failed' | 'expired' | 'withheld';
    trouble: string | null;
    about: Record<string, string>;
    readyAt: Date;
    expiresAt: Date | null;
    paidAt: Date | null;
    points: number;
    earnedOn: string | null;
  };
};

export type ShownRewards = {
  values: { memberId: string; whole: string[]; some: string[]; occasions: string[] };
  row: {
    merchantCode: string | null;
    id: string | null;
    memberId: string | null;
    promotionId: string | null;
    occasion: string | null;
    reward: unknown;
    currency: string | null;
    cost: bigint | null;
    state: string | null;
    trouble: string | null;
    about: unknown;
    readyAt: Date | null;
    expiresAt: Date | null;
    paidAt: Date | null;
    points: number | null;
    earnedOn: string | null;
  };
};

export type InsertReward = {
  values: {
    id: string;
    memberId: string;
    promotionId: string;
    occasion: string;
    reward: string;
    currency: string;
    cost: bigint;
    state: string;
    about: string;
    readyAt: Date;
    expiresAt: Date | null;
    paidAt: Date | null;
    points: number;
    earnedOn: string | null;
    trouble: string | null;
  };
  row: { id: string };
};

export type UpdateClaimedReward = {
  values: { state: string; paidAt: Date | null; trouble: string | null; id: string };
  row: never;
};

export type LockWaitingReward = {
  values: { id: string };
  row: {
    merchantCode: string;
    id: string;
    memberId: string;
    promotionId: string;
    occasion: string;
    reward: Reward;
    currency: string;
    cost: bigint;
    state: 'ready' | 'paid' | 'waiting' | 'failed' | 'expired' | 'withheld';
    trouble: string | null;
    about: Record<string, string>;
    readyAt: Date;
    expiresAt: Date | null;
    paidAt: Date | null;
    points: number;
    earnedOn: string | null;
  };
};

export type PaidRewards = {
  values: { memberId: string; from: Date; until: Date };
  row: {
    merchantCode: string;
    id: string;
    memberId: string;
    promotionId: string;
    occasion: string;
    reward: Reward;
    currency: string;
    cost: bigint;
    state: 'ready' | 'paid' | 'waiting' | 'failed' | 'expired' | 'withheld';
    trouble: string | null;
    about: Record<string, string>;
    readyAt: Date;
    expiresAt: Date | null;
    paidAt: Date | null;
    points: number;
    earnedOn: string | null;
    type: PromotionType;
    texts: unknown;
  };
};

export type EarlierPaidReward = {
  values: { memberId: string; before: Date };
  row: never;
};
