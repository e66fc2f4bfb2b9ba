// Signals of a command, which listens to nobody: they are sent at its end.
import { randomUUID } from 'node:crypto';
import type { SignalledChange } from '@parlour/contract/signals/change';
import type { Database } from '../connection.ts';
import { writePayloads } from './payloads.ts';

/** Gathers the changes that are committed from now on. Returns a function that sends them; a failure is ignored, because the work is done. */
export function gatherSignals(
  database: Pick<Database, 'hearChanges' | 'pool'>,
): () => Promise<void> {
  const changes: SignalledChange[] = [];
  database.hearChanges((merchantCode, noted) => {
    changes.push(...noted.map((each) => ({ merchantCode, ...each })));
  });
  return async () => {
    const payloads = writePayloads(randomUUID(), changes);
    if (payloads.length === 0) return;
    const statement = 'select pg_notify($1, payload) from unnest($2::text[]) payload';
    await database.pool.query(statement, ['signals', payloads]).catch(() => undefined);
  };
}
