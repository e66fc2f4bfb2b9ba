// Looks again and again for what is due, one look at a time, as long as the process runs.
import type { FastifyInstance } from 'fastify';

export type Looking = {
  everyMs: number;
  /** The signal says that the process ends: what is long may stop early. */
  look: (end: AbortSignal) => Promise<void>;
  /** What the log says of a look that failed; the next one comes all the same. */
  trouble: string;
};

/** What it gives back looks at once, or joins the look that is under way. */
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
