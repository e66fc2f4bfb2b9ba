// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type TodayOfMerchant = {
  values: null;
  row: { today: string | null };
};

export type LockActivitySums = {
  values: null;
  row: never;
};

export type ClearActivityDays = {
  values: null;
  row: never;
};

export type ClearActivitySums = {
  values: null;
  row: never;
};

export type ClearScores = {
  values: null;
  row: never;
};

export type SumActivityDays = {
  values: null;
  row: never;
};

export type SumActivityPeriods = {
  values: null;
  row: never;
};

export type InsertScores = {
  values: null;
  row: never;
};

export type ResettleClub = {
  values: null;
  row: never;
};

export type LockActivityRound = {
  values: { memberId: string; reference: string };
  row: { day: string; category: string | null; staked: bigint; won: bigint };
};

export type InsertActivityRound = {
  values: {
    memberId: string;
    reference: string;
    at: Date;
    day: string;
    game: string;
    currency: string;
    staked: bigint;
    won: bigint;
  };
  row: { category: string | null };
};

export type UpdateActivityRound = {
  values: { staked: bigint; won: bigint; memberId: string; reference: string };
  row: never;
};

export type InsertActivityOfDay = {
  values: { memberId: string; day: string; at: Date };
  row: { reference: string };
};

export type AddActivityDay = {
  values: {
    memberId: string;
    day: string;
    game: string;
    currency: string;
    category: string | null;
    rounds: number;
    staked: bigint;
    won: bigint;
  };
  row: never;
};

export type AddActivitySum = {
  values: {
    currency: string;
    memberId: string;
    rounds: number;
    staked: bigint;
    won: bigint;
    at: Date;
    periods: string[];
    firsts: string[];
  };
  row: never;
};

export type SetActivityReached = {
  values: { memberId: string; currency: string; periods: string[]; firsts: string[] };
  row: never;
};
