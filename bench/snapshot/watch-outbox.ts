// Watches the age of the oldest undelivered fact, twice a second.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './own-connection.ts';

/** Reads the longest wait. It covers the last minutes only, so that the query passes over few delivered facts. */
const oldest = `
  select coalesce(max(waits), 0)::float as waits from unnest(array['push', 'reward']) as told (handler),
    lateral (select extract(epoch from clock_timestamp() - due_at) as waits from outbox
              where outbox.handler = told.handler and gave_up_at is null and due_at <= now()
                and due_at > now() - interval '3 minutes'
              order by due_at limit 1) as waiting`;

/** Starts to watch. The returned function ends it and returns the longest wait in seconds. */
export function watchOutbox({ client }: Connection): () => Promise<number> {
  const ending = new AbortController();
  let longest = 0;
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const began = performance.now();
      // On a machine that is too busy the query gets no answer in time. Facts may have waited as long.
      const answer = await client.query<{ waits: number }>(oldest).catch(() => null);
      const waits = answer?.rows[0]?.waits ?? (performance.now() - began) / 1_000;
      longest = Math.max(longest, waits);
      await sleep(500, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  return async () => {
    ending.abort();
    await watching;
    return longest;
  };
}
