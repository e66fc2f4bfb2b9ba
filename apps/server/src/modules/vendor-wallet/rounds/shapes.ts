// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type FindDueRounds = {
  values: { due: Date; most: number; skip: number };
  row: { integration: string; memberId: string; id: string };
};

export type FindDueRound = {
  values: { integration: string; memberId: string; id: string };
  row: {
    id: string;
    gameCode: string;
    currency: string;
    state: 'open' | 'settled' | 'void';
    openBets: string[];
    openedAt: Date;
    settlesAt: Date | null;
    staked: bigint;
    won: bigint;
    houseId: string | null;
    operatorId: string | null;
    bonus: unknown;
  };
};

export type FindOpenBets = {
  values: { integration: string; memberId: string; id: string };
  row: {
    id: string;
    kind: 'bet' | 'win' | 'rollback' | 'void' | 'late_win' | 'waiting_rollback' | 'tombstone';
    memberId: string;
    round: string | null;
    gameCode: string | null;
    isFree: boolean;
    referenceId: string | null;
    currency: string | null;
    amount: bigint | null;
    moved: boolean;
    bonusId: string | null;
    bonusAmount: bigint;
    wagered: bigint;
    supplierReward: string | null;
    bonusState:
      | 'waiting'
      | 'active'
      | 'done'
      | 'expired'
      | 'cancelled'
      | 'forfeited'
      | 'lost'
      | null;
  };
};
