// The one door of the games to money: stakes, prizes, and what becomes of a stake when nothing is known (vendors.md 1).
// A row's id is the transaction's id at the wallet, so whatever is sent again is the same to it.
import type { Wallet } from '@parlour/supplier/wallet/wallet';
import type { Pool, PoolClient } from 'pg';

/** `undone`: nothing was known, so it does not count and is taken back. */
export type StakeEnd = 'taken' | 'short' | 'refused' | 'undone';

export type Money = {
  /** In the game's own transaction, before anything is sent: the stake's row, state `due`. One stake is one round at the wallet. */
  noteStake: (tx: PoolClient, stake: NewStake) => Promise<void>;
  /** Sends it, three tries of a second. The same id again has the same end. `open`: it will not count, its rollback is under way. */
  sendStake: (id: string) => Promise<{ end: StakeEnd | 'open'; balance: bigint | null }>;
  /** In the game's own transaction: the prize (0 closes the round) of a stake that was taken. It is delivered until the wallet takes it, across restarts. */
  notePrize: (tx: PoolClient, prize: NewPrize) => Promise<void>;
  /** Tries to deliver it now, so that whoever waits sees the money; otherwise it comes with the queue. */
  sendPrize: (id: string) => Promise<{ isPaid: boolean; balance: bigint | null }>;
  /** In a transaction, for stakes that a closing draw must decide about: those still `due` become `undone` and never count. */
  settleUnknown: (tx: PoolClient, ids: readonly string[]) => Promise<Map<string, StakeEnd>>;
  /**
   * In the game's own transaction: stakes that a game gives back by its rules. Those that were taken become `undone`, and a rollback is
   * sent until the wallet takes it; those still `due` never count. Others stay as they are. Locks them in one order.
   */
  noteReturns: (tx: PoolClient, stakeIds: readonly string[]) => Promise<void>;
  /** What the player has now. */
  balance: (playId: string) => Promise<Balance>;
  /** One look of the queue: what is due is sent, also of processes that are gone. The process looks every second. */
  runDue: (end?: AbortSignal) => Promise<void>;
};

/** What every call about money needs. */
export type MoneyDeps = { pool: Pool; wallet: Wallet; clock: () => Date };

export type NewStake = {
  id: string;
  playId: string;
  amount: bigint;
  round: string;
  /** The operator's gift that it is one of: the wallet pays nothing. */
  freePlaysId?: string | null;
  /** When it is decided at the latest, where the game knows. A wallet of ours voids a round a day after that, and a day after the stake where it is not told. */
  settlesAt?: Date;
};
export type NewPrize = { id: string; stakeId: string; amount: bigint };

export type Balance =
  | { balance: bigint; currency: string; isDemo: boolean }
  /** `over`: the wallet knows the token no more. `unavailable`: nothing is known. */
  | { trouble: 'over' | 'refused' | 'unavailable' };
