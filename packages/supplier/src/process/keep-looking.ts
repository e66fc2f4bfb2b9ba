// Polls for due work as long as the process runs, one run at a time.
import type { FastifyInstance } from 'fastify';

export type PollOptions = {
  everyMs: number;
  /** Does the due work. The signal aborts when the process ends, so that long work can stop early. */
  look: (end: AbortSignal) => Promise<void>;
  /** The log's message for a failed run. The next one takes place as usual. */
  trouble: string;
};

/** Starts polling. Returns a function that runs the work at once, or waits for the run in progress. */
export function keepLooking(
  app: FastifyInstance,
  { everyMs, look, trouble }: PollOptions,
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
