// The only interface of the games to money: stakes, prizes, and stakes without an answer (vendors.md 1).
// A row's id is the transaction's id at the wallet, so the wallet recognises a move that is sent again.
import type { Wallet } from '@parlour/supplier/wallet/wallet';
import type { Pool, PoolClient } from 'pg';

/** `undone`: the wallet gave no clear answer, so the stake does not count and is rolled back. */
export type StakeEnd = 'taken' | 'short' | 'refused' | 'undone';

export type Money = {
  /** Stores the stake as `due` in the game's own transaction, before anything is sent. One stake is one round at the wallet. */
  noteStake: (tx: PoolClient, stake: NewStake) => Promise<void>;
  /** Sends the stake, with three tries of one second. The same id again has the same end. `open`: not counted, its rollback is pending. */
  sendStake: (id: string) => Promise<{ end: StakeEnd | 'open'; balance: bigint | null }>;
  /** Stores the prize of a taken stake in the game's own transaction; 0 closes the round. It is sent, also after restarts, until taken. */
  notePrize: (tx: PoolClient, prize: NewPrize) => Promise<void>;
  /** Tries to deliver the prize now, so that a waiting player sees the money. Otherwise the queue delivers it. */
  sendPrize: (id: string) => Promise<{ isPaid: boolean; balance: bigint | null }>;
  /** Decides stakes in the transaction of a draw that closes: those still `due` become `undone` and never count. */
  settleUnknown: (tx: PoolClient, ids: readonly string[]) => Promise<Map<string, StakeEnd>>;
  /**
   * Returns stakes by the game's rules, in the game's own transaction. Taken stakes become `undone`, and a rollback is sent until the
   * wallet takes it; those still `due` never count. Others do not change. Stakes are always locked in the same order.
   */
  noteReturns: (tx: PoolClient, stakeIds: readonly string[]) => Promise<void>;
  /** Returns the player's current balance. */
  balance: (playId: string) => Promise<Balance>;
  /** One pass of the queue: sends all due moves, also those of ended processes. It runs every second. */
  runDue: (end?: AbortSignal) => Promise<void>;
};

/** Dependencies of all functions about money. */
export type MoneyDeps = { pool: Pool; wallet: Wallet; clock: () => Date };

export type NewStake = {
  id: string;
  playId: string;
  amount: bigint;
  round: string;
  /** The free plays from which this stake is taken; the wallet pays nothing. */
  freePlaysId?: string | null;
  /** The latest time at which the stake is decided, if known. Our wallet voids a round a day after it, else a day after the stake. */
  settlesAt?: Date;
};
export type NewPrize = { id: string; stakeId: string; amount: bigint };

export type Balance =
  | { balance: bigint; currency: string; isDemo: boolean }
  /** `over`: the wallet no longer accepts the token. `unavailable`: there is no clear answer. */
  | { trouble: 'over' | 'refused' | 'unavailable' };
