// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MemberType } from '@parlour/contract/member/member-types';
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { Texts } from '@parlour/database/columns/lobby';

export type LockPromotion = {
  values: { code: string };
  row: {
    merchantCode: string;
    id: string;
    code: string;
    state: 'draft' | 'live' | 'paused' | 'ended';
    type: PromotionType;
    currency: string;
    startsAt: Date | null;
    endsAt: Date | null;
    budget: bigint | null;
    spent: bigint;
    createdAt: Date;
    changedAt: Date;
    definition: Promotion;
  };
};

export type UpdatePromotion = {
  values: {
    type: string;
    definition: string;
    startsAt: Date | null;
    endsAt: Date | null;
    budget: bigint | null;
    changedAt: Date;
    id: string;
  };
  row: never;
};

export type UpdatePromotionState = {
  values: { state: string; changedAt: Date; id: string };
  row: never;
};

export type InsertPromotion = {
  values: {
    code: string;
    type: string;
    definition: string;
    currency: string;
    startsAt: Date | null;
    endsAt: Date | null;
    budget: bigint | null;
    createdAt: Date;
    changedAt: Date;
  };
  row: { id: string };
};

export type CountPaidRewards = {
  values: null;
  row: { id: string; rewards: number };
};

export type ListPromotions = {
  values: null;
  row: {
    merchantCode: string;
    id: string;
    code: string;
    state: 'draft' | 'live' | 'paused' | 'ended';
    type: PromotionType;
    currency: string;
    startsAt: Date | null;
    endsAt: Date | null;
    budget: bigint | null;
    spent: bigint;
    createdAt: Date;
    changedAt: Date;
    definition: Promotion;
  };
};

export type FindGameNames = {
  values: { vendor: string; game: string };
  row: { names: Texts };
};

export type LivePromotions = {
  values: null;
  row: {
    merchantCode: string;
    id: string;
    code: string;
    state: 'draft' | 'live' | 'paused' | 'ended';
    type: PromotionType;
    currency: string;
    startsAt: Date | null;
    endsAt: Date | null;
    budget: bigint | null;
    spent: bigint;
    createdAt: Date;
    changedAt: Date;
  };
};

export type PromotionDefinitions = {
  values: { ids: string[] };
  row: { id: string; changedAt: Date; definition: unknown };
};

export type FindPromotion = {
  values: { id: string };
  row: {
    merchantCode: string;
    id: string;
    code: string;
    state: 'draft' | 'live' | 'paused' | 'ended';
    type: PromotionType;
    currency: string;
    startsAt: Date | null;
    endsAt: Date | null;
    budget: bigint | null;
    spent: bigint;
    createdAt: Date;
    changedAt: Date;
    definition: Promotion;
  };
};

export type TakeFromBudget = {
  values: { cost: bigint; id: string };
  row: { id: string };
};

export type PromotionViewer = {
  values: { memberId: string };
  row: {
    memberId: string;
    memberType: MemberType;
    clubLabelId: string | null;
    registeredAt: Date;
    hasBenefits: boolean;
  };
};
