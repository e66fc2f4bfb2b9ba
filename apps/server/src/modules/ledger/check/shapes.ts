// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.

export type LedgerMovementOfBonus = {
  values: null;
  row: { row: string };
};

export type LedgerBonusMoney = {
  values: null;
  row: { row: string };
};

export type LedgerBonusInAndOut = {
  values: null;
  row: { row: string };
};

export type LedgerBonusPart = {
  values: null;
  row: { row: string };
};

export type LedgerBonusShare = {
  values: null;
  row: { row: string };
};

export type LedgerBonusProgress = {
  values: null;
  row: { row: string };
};

export type LedgerBonusOpenBets = {
  values: null;
  row: { row: string };
};

export type LedgerCounts = {
  values: null;
  row: { wallets: number; movements: number; entries: number };
};

export type LedgerReadWhole = {
  values: null;
  row: { set_config: string | null };
};

export type LedgerSumOfMovement = {
  values: null;
  row: { row: string };
};

export type LedgerOrphanedEntry = {
  values: null;
  row: { row: string };
};

export type LedgerCurrency = {
  values: null;
  row: { row: string };
};

export type LedgerDirection = {
  values: null;
  row: { row: string };
};

export type LedgerSumOfAccount = {
  values: null;
  row: { row: string };
};

export type LedgerBalanceOfEntry = {
  values: null;
  row: { row: string };
};

export type LedgerMovementOfGame = {
  values: null;
  row: { row: string };
};

export type LedgerTransactionMoved = {
  values: null;
  row: { row: string };
};

export type LedgerGivenBack = {
  values: null;
  row: { row: string };
};

export type LedgerWinOfBet = {
  values: null;
  row: { row: string };
};

export type LedgerWinOfReturnedBet = {
  values: null;
  row: { row: string };
};

export type LedgerOpenRound = {
  values: null;
  row: { row: string };
};
