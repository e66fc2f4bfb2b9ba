// The input of a decision about a money call, read under the lock of the member's wallets, and its writes.
import type { BonusState } from '@parlour/database/columns/bonus';
import type { VendorTransactionKind } from '@parlour/database/columns/ledger';
import type { ActiveBonus } from '#modules/bonus';
import type { FreePlayGrant } from '#modules/free-plays';
import type { MemberAccount, WalletAccount } from '#modules/ledger';
import type { MoneyCall, Status } from '../protocol/wallet-call.ts';

/** A transaction as stored. */
export type Transaction = {
  id: string;
  kind: VendorTransactionKind;
  memberId: string;
  round: string | null;
  gameCode: string | null;
  isFree: boolean;
  /** The supplier's id of the grant, for a granted free bet and its reversal. */
  supplierReward: string | null;
  referenceId: string | null;
  currency: string | null;
  amount: bigint | null;
  moved: boolean;
  /** The bonus whose money the bet used, or for which it counted. */
  bonusId: string | null;
  /** The part of the amount that is bonus money. */
  bonusAmount: bigint;
  /** The part of the bonus's wagering that a bet fulfilled. */
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
  /** The latest time at which the bets are decided; null if none states it. */
  settlesAt: Date | null;
  /** Stakes moved in the round so far. */
  staked: bigint;
  won: bigint;
};

/** Data that decides whether a member may play with a token. */
export type Eligibility = {
  /** Whether the member is disabled or restricted. */
  isRefused: boolean;
  /** Null for an unknown token. */
  token: { memberId: string; currency: string } | null;
  /** The token's session; null if it has ended. */
  session: { id: string; lastSeenAt: Date; expiresAt: Date } | null;
  hasGame: boolean;
  /** Balance of the token's wallet, read without a lock. */
  balance: bigint | null;
  /** The bonus that the member plays with. */
  bonus: ActiveBonus | null;
  /** The game's category, read if there is a bonus. */
  category: string | null;
};

export type Snapshot = Eligibility & {
  /** The member's accounts, locked. */
  accounts: MemberAccount[];
  /** The earlier transaction with the id of this call. */
  same: Transaction | null;
  reference: Transaction | null;
  /** The granted plays that a free bet refers to. */
  grant: FreePlayGrant | null;
  /** The state of the bonus whose money the reference used. */
  bonusState: BonusState | null;
  /** The kind of transaction that gave the reference back. */
  reversedBy: 'rollback' | 'void' | null;
  /** The wins of a rollback's bet that were paid and not given back. */
  wins: Transaction[];
  /** Whether a rollback was refused before, because its wins were spent. */
  isWaiting: boolean;
  round: GameRound | null;
  /** The house's account for this integration and currency. */
  houseId: string | null;
  /** The operator's account in this currency, if the reference used bonus money. */
  operatorId: string | null;
  /** Whether bets with the token still count (S1). */
  isLive: boolean;
};

/** A call with all input of its decision. */
export type MoneyCase = { call: MoneyCall; memberId: string; snapshot: Snapshot; now: Date };

/** The accounts of one currency between which a call moves money. */
export type Purse = {
  wallet: WalletAccount;
  /** The account of bonus money; null if the member never had any. */
  bonus: WalletAccount | null;
  /** Whether the game of this call accepts bonus money. */
  isBonusUsable: boolean;
};

/** The amount added to each account; the game pays or receives the sum. */
export type BalanceChange = { wallet: bigint; bonus: bigint; operator: bigint };

/** A transaction to store, and the money that it moves. */
export type TransactionWrite = {
  transaction: Transaction;
  into: BalanceChange;
  /** The part of the bonus's wagering that it fulfils; negative if a bet is given back. */
  counts?: bigint;
  /** The change of the number of used granted plays. */
  uses?: 1 | -1;
};

/** The change of the active bonus. `rest`: the bonus money that becomes cash if the bonus is done, else null. */
export type BonusChange = { id: string; wagered: bigint; openBets: string[]; rest: bigint | null };

export type DecisionWrites = {
  lines: TransactionWrite[];
  purse: Purse;
  round?: GameRound;
  /** Whether the call counts as an action of the member (S1). */
  isAction?: boolean;
  bonus?: BonusChange;
};

export type Decision = {
  status: Status;
  /** The wallet's balance in the answer; null if the answer has none. */
  holds: { balance: bigint; currency: string } | null;
  writes?: DecisionWrites;
};
