/** How long each may take to finish before it is killed; together within the promise of the issue. */
export type Patience = { childrenMs: number; databaseMs: number };
export type StopRequest = { signal: AbortSignal; patience: () => Patience };

const asked = { childrenMs: 8000, databaseMs: 1200 };
/** Nobody is there any more to wait for us: all must be over 5 s after npm is gone. */
const abandoned = { childrenMs: 2500, databaseMs: 800 };

/** Ctrl-C, a closed terminal, SIGTERM, or the end of start.mjs above us. Only the first one counts. */
export function listenForStop(): StopRequest {
  const controller = new AbortController();
  let patience = asked;
  const stop = (allowed: Patience): void => {
    if (controller.signal.aborted) return;
    patience = allowed;
    // If something hangs all the same: our end takes the children and Postgres with it.
    setTimeout(() => process.exit(1), allowed.childrenMs + allowed.databaseMs + 500).unref();
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop(asked));
  process.once('disconnect', () => stop(abandoned));
  return { signal: controller.signal, patience: () => patience };
}
