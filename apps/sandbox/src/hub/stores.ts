import type { Pool } from 'pg';
import { listStore } from './operator/list-store.ts';
import { playStore } from './play/store.ts';
import { rollbackStore } from './rounds/rollback-store.ts';
import { roundStore } from './rounds/store.ts';
import { transactionStore } from './rounds/transaction-store.ts';
import { sweepStore } from './sweep/store.ts';

/** All that the hub keeps. */
export const hubStores = (pool: Pool) => ({
  lists: listStore(pool),
  plays: playStore(pool),
  rounds: roundStore(pool),
  transactions: transactionStore(pool),
  rollbacks: rollbackStore(pool),
  sweep: sweepStore(pool),
});

export type HubStores = ReturnType<typeof hubStores>;
