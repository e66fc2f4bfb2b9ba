// What a money call is decided from, read under the lock of the member's wallets, and what a decision writes.
import type { WalletAccount } from '#modules/ledger';
import type { VendorTransactionKind } from '@parlour/database/tables/vendor-wallet';
import type { MoneyCall, Status } from '../protocol/wallet-call.ts';

/** A transaction as it is kept. */
export type Transaction = {
  id: string;
  kind: VendorTransactionKind;
  memberId: string;
  round: string | null;
  gameCode: string | null;
  isFree: boolean;
  referenceId: string | null;
  currency: string | null;
  amount: bigint | null;
  moved: boolean;
};

export type GameRound = {
  id: string;
  gameCode: string;
  currency: string;
  state: 'open' | 'settled' | 'void';
  /** The bets that wait for their outcome. */
  openBets: string[];
  openedAt: Date;
  /** What moved in it so far. */
  staked: bigint;
  won: bigint;
};

/** Whether a member may play with a token: what decides it. */
export type Eligibility = {
  /** Disabled or restricted. */
  isRefused: boolean;
  /** Null for a token that is none of ours. */
  token: { memberId: string; currency: string } | null;
  /** Null when it ended. */
  session: { id: string; lastSeenAt: Date; expiresAt: Date } | null;
  hasGame: boolean;
  /** Of the token's wallet, read without a lock. */
  balance: bigint | null;
};

export type Snapshot = Eligibility & {
  /** The member's, locked. */
  wallets: WalletAccount[];
  /** The transaction that has the id of this call already. */
  same: Transaction | null;
  reference: Transaction | null;
  /** What gave the reference back. */
  reversedBy: 'rollback' | 'void' | null;
  /** Of a rollback: the wins of its bet that were paid and not given back. */
  wins: Transaction[];
  /** Of a rollback: it was refused before, because its wins were spent. */
  isWaiting: boolean;
  round: GameRound | null;
  /** The house's account for this integration and currency. */
  houseId: string | null;
  /** Whether bets with the token still count (S1). */
  isLive: boolean;
};

/** One call with all that it is decided from. */
export type MoneyCase = { call: MoneyCall; memberId: string; snapshot: Snapshot; now: Date };

/** One transaction to keep, and how much it puts into the wallet. */
export type Line = { transaction: Transaction; into: bigint };

export type Writes = {
  lines: Line[];
  wallet: WalletAccount;
  round?: GameRound;
  /** It counts as an action of the member (S1). */
  isAction?: boolean;
};

export type Decision = {
  status: Status;
  /** What the answer tells of the wallet; null where it tells nothing. */
  holds: { balance: bigint; currency: string } | null;
  writes?: Writes;
};
