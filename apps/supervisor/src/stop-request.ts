/** The time that each process may take to finish before it is killed; together at most 10 s (R2). */
export type Patience = { childrenMs: number; databaseMs: number };
export type StopRequest = { signal: AbortSignal; patience: () => Patience };

const asked = { childrenMs: 8000, databaseMs: 1200 };
/** The limits if npm has gone: all must end within 5 s. */
const abandoned = { childrenMs: 2500, databaseMs: 800 };

/** Listens for Ctrl-C, a closed terminal, SIGTERM, and the end of our parent start.mjs. Only the first counts. */
export function listenForStop(): StopRequest {
  const controller = new AbortController();
  let patience = asked;
  const stop = (allowed: Patience): void => {
    if (controller.signal.aborted) return;
    patience = allowed;
    // If something hangs, the children and Postgres end with this process.
    setTimeout(() => process.exit(1), allowed.childrenMs + allowed.databaseMs + 500).unref();
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop(asked));
  process.once('disconnect', () => stop(abandoned));
  return { signal: controller.signal, patience: () => patience };
}
