// What the database knows when a call is decided, and what a decision writes.
import type { Wallet } from '#modules/ledger';
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

export type Round = {
  id: string;
  gameCode: string;
  currency: string;
  state: 'open' | 'settled' | 'void';
  /** The bets that wait for their outcome. */
  openBets: string[];
  openedAt: Date;
};

/** What a token leads to, and whether its member may play. */
export type Standing = {
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

export type Known = Standing & {
  /** The member's, locked. */
  wallets: Wallet[];
  /** The transaction that has the id of this call already. */
  same: Transaction | null;
  reference: Transaction | null;
  /** What gave the reference back. */
  reversedBy: 'rollback' | 'void' | null;
  round: Round | null;
  /** The house's account for this integration and currency. */
  houseId: string | null;
  /** Whether bets with the token still count (S1). */
  isLive: boolean;
};

/** What a rule decides from. */
export type Asked = { call: MoneyCall; memberId: string; known: Known; now: Date };

/** One transaction to keep, and how much it puts into the wallet. */
export type Line = { transaction: Transaction; into: bigint };

export type Writes = {
  lines: Line[];
  wallet: Wallet;
  round?: Round;
  /** It counts as an action of the member (S1). */
  isAction?: boolean;
};

export type Decision = {
  status: Status;
  /** What the answer tells of the wallet; null where it tells nothing. */
  holds: { balance: bigint; currency: string } | null;
  writes?: Writes;
};
