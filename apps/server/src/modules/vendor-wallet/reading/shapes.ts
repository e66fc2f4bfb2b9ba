// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MemberType } from '@parlour/contract/member/member-types';

export type FindVendorTransactions = {
  values: { integration: string; id: string; referenceId: string | null; waitingId: string | null };
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
  };
};

export type FindWinsToTakeBack = {
  values: { integration: string; betId: string | null };
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
  };
};

export type FindWalletEligibility = {
  values: { gameCode: string; integration: string; tokenHash: Buffer | null; memberId: string };
  row: {
    disabled: boolean;
    type: MemberType;
    tokenMemberId: string | null;
    tokenCurrency: string | null;
    sessionId: string | null;
    lastSeenAt: Date | null;
    expiresAt: Date | null;
    balance: bigint | null;
    hasGame: boolean | null;
    bonus: unknown;
    bonusBalance: bigint | null;
  };
};

export type FindWalletSurroundings = {
  values: {
    gameCode: string;
    integration: string;
    tokenHash: Buffer | null;
    referenceId: string | null;
    betRound: string | null;
    memberId: string;
  };
  row: {
    disabled: boolean;
    type: MemberType;
    tokenMemberId: string | null;
    tokenCurrency: string | null;
    sessionId: string | null;
    lastSeenAt: Date | null;
    expiresAt: Date | null;
    balance: bigint | null;
    hasGame: boolean | null;
    bonus: unknown;
    reversedBy:
      | 'bet'
      | 'win'
      | 'rollback'
      | 'void'
      | 'late_win'
      | 'waiting_rollback'
      | 'tombstone'
      | null;
    houseId: string | null;
    roundId: string | null;
    gameCode: string;
    currency: string;
    state: 'open' | 'settled' | 'void';
    openBets: string[];
    openedAt: Date;
    settlesAt: Date | null;
    staked: bigint;
    won: bigint;
    used: unknown;
  };
};
