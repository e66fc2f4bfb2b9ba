// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type InsertFreePlayGrant = {
  values: {
    rewardId: string;
    memberId: string;
    integration: string;
    gameCode: string;
    currency: string;
    stake: bigint;
    plays: number;
    supplierReward: string;
    grantedAt: Date;
    endsAt: Date;
  };
  row: { id: string };
};

export type FindFreePlayGrant = {
  values: { integration: string; supplierReward: string };
  row: {
    memberId: string;
    gameCode: string;
    currency: string;
    stake: bigint;
    plays: number;
    used: number;
    endsAt: Date;
  };
};

export type ChangeUsedFreePlays = {
  values: { by: number; integration: string; supplierReward: string };
  row: never;
};

export type OpenFreePlayGrant = {
  values: { memberId: string; integration: string; gameCode: string; currency: string; now: Date };
  row: { id: string };
};
