import type { Pool } from 'pg';
import type { MoveStore } from './store.ts';
import type { Wallet } from './wallet.ts';

/** What every call about money needs. */
export type MoneyDeps = { pool: Pool; moves: MoveStore; wallet: Wallet; clock: () => Date };
