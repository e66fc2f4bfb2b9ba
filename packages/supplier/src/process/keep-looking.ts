// Looks again and again for what is due, one look at a time, as long as the process runs.
import type { FastifyInstance } from 'fastify';

export type Looking = {
  everyMs: number;
  /** The signal is aborted when the process ends, so that a long look can stop early. */
  look: (end: AbortSignal) => Promise<void>;
  /** The log's message for a look that failed. The next one takes place as usual. */
  trouble: string;
};

/** Returns a function that looks at once, or waits for the look that is under way. */
export function keepLooking(
  app: FastifyInstance,
  { everyMs, look, trouble }: Looking,
): () => Promise<void> {
  const end = new AbortController();
  let looking: Promise<void> | null = null;
  const lookNow = (): Promise<void> => {
    looking ??= look(end.signal)
      .catch((error: unknown) => app.log.warn({ err: error }, trouble))
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void lookNow(), everyMs);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    end.abort();
    await looking;
  });
  return lookNow;
}
