// Looks every second for what is due, one look at a time, as long as the studio runs.
import type { FastifyInstance } from 'fastify';

const everyMs = 1_000;

export function followQueue(
  app: FastifyInstance,
  runDue: (end: AbortSignal) => Promise<void>,
): void {
  const end = new AbortController();
  let looking: Promise<void> | null = null;
  const look = (): void => {
    looking ??= runDue(end.signal)
      .catch((error: unknown) => app.log.warn({ err: error }, 'money could not be looked for'))
      .finally(() => {
        looking = null;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(look, everyMs);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    end.abort();
    await looking;
  });
}
