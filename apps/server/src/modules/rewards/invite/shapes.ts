// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { Reward } from '@parlour/contract/rewards/reward.schema';

export type LockInvitations = {
  values: null;
  row: never;
};

export type OwnStakesOfMember = {
  values: { memberId: string; currency: string; to: string; timeZone: string; from: string };
  row: { days: number; staked: bigint };
};

export type PaidInvitationsOfDay = {
  values: { inviterId: string; from: Date; until: Date };
  row: { all: number; ofMember: number };
};

export type CountFriendRewards = {
  values: { inviterId: string; promotionId: string };
  row: { rewards: number };
};

export type FindFriendName = {
  values: { memberId: string };
  row: { username: string };
};

export type ListFriendRewards = {
  values: { inviterId: string };
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

export type ListWithheldInvitations = {
  values: null;
  row: {
    friend: string;
    inviter: string;
    joinedAt: Date;
    mark: 'same_device' | 'same_address' | 'many_today' | 'many_of_member' | null;
  };
};

export type NameDecision = {
  values: { operator: string; reason: string };
  row: { operator: string | null; reason: string | null };
};

export type DecideWithheld = {
  values: { state: string; friendId: string };
  row: { friendId: string; inviterId: string };
};

export type UpdateWithheldRewards = {
  values: { state: string; inviterId: string; occasion: string; friendId: string };
  row: never;
};
