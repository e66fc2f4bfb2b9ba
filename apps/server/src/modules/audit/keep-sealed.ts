// Seals new events in every process, twice a second: an event is part of the chain within a second.
import type { Database } from '@parlour/database/connection';
import type { Work } from '#server/module';
import { listDueMerchants, sealEvents } from './store.ts';

export type SealDeps = { database: Database };

const everyMs = 500;
/** Most events sealed by one statement: the head is locked meanwhile, and the database cancels slow statements. */
const batch = 500;

export const keepSealed = ({ database }: SealDeps): Work => ({
  name: 'sealing the trace',
  everyMs,
  run: async (signal) => {
    const failures: unknown[] = [];
    for (const code of await listDueMerchants(database)) {
      if (signal.aborted) break;
      // A chain that cannot be sealed does not hold up the others.
      await sealAll(database, code, signal).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  },
});

async function sealAll(database: Database, code: string, signal: AbortSignal): Promise<void> {
  let sealed = batch;
  while (sealed === batch && !signal.aborted) {
    sealed = await database.query(code, (tx) => sealEvents(tx, batch));
  }
}
