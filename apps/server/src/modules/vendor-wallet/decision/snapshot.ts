// What a money call is decided from, read under the lock of the member's wallets, and what a decision writes.
import type { BonusState } from '@parlour/database/tables/bonus';
import type { VendorTransactionKind } from '@parlour/database/tables/vendor-wallet';
import type { ActiveBonus } from '#modules/bonus';
import type { FreePlayGrant } from '#modules/free-plays';
import type { MemberAccount, WalletAccount } from '#modules/ledger';
import type { MoneyCall, Status } from '../protocol/wallet-call.ts';

/** A transaction as it is kept. */
export type Transaction = {
  id: string;
  kind: VendorTransactionKind;
  memberId: string;
  round: string | null;
  gameCode: string | null;
  isFree: boolean;
  /** Of a bet that was granted, and of what gives it back: the supplier's id of the grant. */
  supplierReward: string | null;
  referenceId: string | null;
  currency: string | null;
  amount: bigint | null;
  moved: boolean;
  /** The bonus whose money the bet used, or for which it counted. */
  bonusId: string | null;
  /** How much of the amount is bonus money. */
  bonusAmount: bigint;
  /** Of a bet: how much of the bonus's wagering it fulfilled. */
  wagered: bigint;
};

export type GameRound = {
  id: string;
  gameCode: string;
  currency: string;
  state: 'open' | 'settled' | 'void';
  /** The bets that wait for their outcome. */
  openBets: string[];
  openedAt: Date;
  /** When its bets are decided at the latest, as they told; null where none did. */
  settlesAt: Date | null;
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
  /** The one that the member plays with. */
  bonus: ActiveBonus | null;
  /** Of the game, where there is a bonus. */
  category: string | null;
};

export type Snapshot = Eligibility & {
  /** The member's, locked. */
  accounts: MemberAccount[];
  /** The transaction that has the id of this call already. */
  same: Transaction | null;
  reference: Transaction | null;
  /** The plays that a free bet says it is one of. */
  grant: FreePlayGrant | null;
  /** What became of the bonus whose money the reference used. */
  bonusState: BonusState | null;
  /** What gave the reference back. */
  reversedBy: 'rollback' | 'void' | null;
  /** Of a rollback: the wins of its bet that were paid and not given back. */
  wins: Transaction[];
  /** Of a rollback: it was refused before, because its wins were spent. */
  isWaiting: boolean;
  round: GameRound | null;
  /** The house's account for this integration and currency. */
  houseId: string | null;
  /** The operator's in this currency, where the reference used bonus money. */
  operatorId: string | null;
  /** Whether bets with the token still count (S1). */
  isLive: boolean;
};

/** One call with all that it is decided from. */
export type MoneyCase = { call: MoneyCall; memberId: string; snapshot: Snapshot; now: Date };

/** The accounts of one currency between which a call moves money. */
export type Purse = {
  wallet: WalletAccount;
  /** Bonus money; null where the member never had any. */
  bonus: WalletAccount | null;
  /** Whether the game of this call takes it. */
  isBonusUsable: boolean;
};

/** How much goes into each; what a game pays or takes is the sum. */
export type Into = { wallet: bigint; bonus: bigint; operator: bigint };

/** One transaction to keep, and what it moves. */
export type Line = {
  transaction: Transaction;
  into: Into;
  /** How much of its bonus's wagering it fulfils; below zero where a bet is given back. */
  counts?: bigint;
  /** By how much it changes how many of the granted plays are used. */
  uses?: 1 | -1;
};

/** What a decision makes of the active bonus; `rest` is what then becomes cash, where it is done. */
export type BonusChange = { id: string; wagered: bigint; openBets: string[]; rest: bigint | null };

export type Writes = {
  lines: Line[];
  purse: Purse;
  round?: GameRound;
  /** It counts as an action of the member (S1). */
  isAction?: boolean;
  bonus?: BonusChange;
};

export type Decision = {
  status: Status;
  /** What the answer tells of the wallet; null where it tells nothing. */
  holds: { balance: bigint; currency: string } | null;
  writes?: Writes;
};
