// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { BonusWeights } from '@parlour/database/columns/bonus';

export type ListBonusQueue = {
  values: { memberId: string; currency: string };
  row: {
    id: string;
    memberId: string;
    currency: string;
    source: string;
    amount: bigint;
    wageringDue: bigint;
    wagered: bigint;
    largestStake: bigint | null;
    weights: BonusWeights;
    lastsDays: number;
    state: 'waiting' | 'active' | 'done' | 'expired' | 'cancelled' | 'forfeited' | 'lost';
    openBets: string[];
    grantedAt: Date;
    activeAt: Date | null;
    expiresAt: Date | null;
    endedAt: Date | null;
  };
};

export type ListBonusesOfMember = {
  values: { memberId: string; most: number };
  row: {
    id: string;
    memberId: string;
    currency: string;
    source: string;
    amount: bigint;
    wageringDue: bigint;
    wagered: bigint;
    largestStake: bigint | null;
    weights: BonusWeights;
    lastsDays: number;
    state: 'waiting' | 'active' | 'done' | 'expired' | 'cancelled' | 'forfeited' | 'lost';
    openBets: string[];
    grantedAt: Date;
    activeAt: Date | null;
    expiresAt: Date | null;
    endedAt: Date | null;
  };
};

export type ListGrantedBonuses = {
  values: { usernameKey: string | null; most: number };
  row: {
    id: string;
    memberId: string;
    currency: string;
    source: string;
    amount: bigint;
    wageringDue: bigint;
    wagered: bigint;
    largestStake: bigint | null;
    weights: BonusWeights;
    lastsDays: number;
    state: 'waiting' | 'active' | 'done' | 'expired' | 'cancelled' | 'forfeited' | 'lost';
    openBets: string[];
    grantedAt: Date;
    activeAt: Date | null;
    expiresAt: Date | null;
    endedAt: Date | null;
    username: string;
  };
};

export type FindBonus = {
  values: { id: string };
  row: {
    id: string;
    memberId: string;
    currency: string;
    source: string;
    amount: bigint;
    wageringDue: bigint;
    wagered: bigint;
    largestStake: bigint | null;
    weights: BonusWeights;
    lastsDays: number;
    state: 'waiting' | 'active' | 'done' | 'expired' | 'cancelled' | 'forfeited' | 'lost';
    openBets: string[];
    grantedAt: Date;
    activeAt: Date | null;
    expiresAt: Date | null;
    endedAt: Date | null;
  };
};

export type FindBonusBySource = {
  values: { source: string };
  row: { id: string };
};

export type InsertBonus = {
  values: {
    memberId: string;
    currency: string;
    source: string;
    amount: bigint;
    wageringDue: bigint;
    largestStake: bigint | null;
    weights: string;
    lastsDays: number;
    grantedAt: Date;
  };
  row: { id: string };
};

export type ListDueBonuses = {
  values: { now: Date; skip: number; most: number };
  row: { memberId: string; currency: string };
};

export type ListMerchantsWithDueBonuses = {
  values: { now: Date };
  row: { code: string };
};

export type FindBonusInPlay = {
  values: { memberId: string; currency: string };
  row: {
    id: string;
    wageringDue: bigint;
    wagered: bigint;
    largestStake: bigint | null;
    weights: BonusWeights;
    expiresAt: Date;
    openBets: string[];
    balance: bigint;
  };
};

export type UpdateBonusProgress = {
  values: { wagered: bigint; openBets: string[]; id: string };
  row: never;
};

export type ActivateBonus = {
  values: { activeAt: Date; expiresAt: Date; id: string };
  row: never;
};

export type EndBonus = {
  values: { state: string; now: Date; id: string };
  row: never;
};
