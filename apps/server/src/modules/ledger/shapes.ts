// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type ListOpenRounds = {
  values: null;
  row: {
    integration: string;
    round: string;
    game: string;
    member: string;
    currency: string;
    bets: string[];
    openedAt: Date;
    settlesAt: Date | null;
    atStake: string;
  };
};

export type ListLateWins = {
  values: null;
  row: {
    integration: string;
    id: string;
    bet: string;
    round: string;
    member: string;
    currency: string;
    amount: string;
    cameAt: Date;
  };
};

export type ListWaitingRollbacks = {
  values: null;
  row: {
    integration: string;
    bet: string;
    round: string;
    member: string;
    currency: string;
    stake: string;
    holds: string;
    bonus: string;
    wins: string;
    askedAt: Date;
  };
};

export type ListStatement = {
  values: { username: string; most: number };
  row: {
    number: string;
    movedAt: Date;
    kind: string;
    account: string;
    reference: string;
    round: string | null;
    currency: string;
    amount: string;
    balance: string;
  };
};

export type ListLatestLines = {
  values: { most: number; memberId: string };
  row: {
    at: Date;
    kind:
      | 'opening'
      | 'bet'
      | 'win'
      | 'rollback'
      | 'void'
      | 'correction'
      | 'reward'
      | 'bonus_grant'
      | 'bonus_done'
      | 'bonus_end';
    account: 'wallet' | 'bonus' | 'games' | 'operator';
    currency: string;
    amount: bigint;
    integration: string | null;
    round: string | null;
    gameCode: string | null;
    gameName: string | null;
    state: 'open' | 'settled' | 'void' | null;
    staked: bigint | null;
    won: bigint | null;
  };
};

export type ListHouseAccounts = {
  values: null;
  row: { kind: string; integration: string | null; currency: string; balance: string };
};

export type LockWallets = {
  values: { memberId: string };
  row: { id: string; kind: string; currency: string; balance: bigint };
};

export type OpenAccount = {
  values: { kind: string; currency: string; memberId: string | null; integration: string | null };
  row: { id: string };
};

export type PostMovement = {
  values: {
    kind: string;
    reference: string;
    round: string | null;
    at: Date;
    currency: string;
    accountIds: string[];
    amounts: bigint[];
  };
  row: { number: bigint };
};

export type ListMemberAccounts = {
  values: { memberId: string };
  row: {
    id: string;
    currency: string;
    balance: bigint;
    kind: 'wallet' | 'bonus' | 'games' | 'operator';
  };
};

export type ListWallets = {
  values: { memberId: string };
  row: { id: string; currency: string; balance: bigint };
};
