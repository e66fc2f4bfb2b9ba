// Looks every second for what is due, one look at a time, as long as the studio runs.
import type { FastifyInstance } from 'fastify';

const everyMs = 1_000;

export function followQueue(app: FastifyInstance, runDue: () => Promise<void>): void {
  let looking: Promise<void> | null = null;
  const look = (): void => {
    looking ??= runDue()
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
    await looking;
  });
}
