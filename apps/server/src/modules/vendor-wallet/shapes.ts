// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type MemberRegistration = {
  values: { memberId: string };
  row: { createdAt: Date };
};

export type InsertVendorTransaction = {
  values: {
    integration: string;
    id: string;
    kind: string;
    memberId: string;
    round: string | null;
    gameCode: string | null;
    isFree: boolean;
    referenceId: string | null;
    currency: string | null;
    amount: bigint | null;
    moved: boolean;
    receivedAt: Date;
    bonusId: string | null;
    bonusAmount: bigint;
    wagered: bigint;
    supplierReward: string | null;
  };
  row: never;
};

export type UpsertGameRound = {
  values: {
    integration: string;
    memberId: string;
    id: string;
    gameCode: string;
    currency: string;
    state: string;
    openBets: string[];
    openedAt: Date;
    changedAt: Date;
    staked: bigint;
    won: bigint;
    settlesAt: Date | null;
  };
  row: never;
};
