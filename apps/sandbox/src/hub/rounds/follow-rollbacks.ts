// Looks every second for rollbacks that are due, one look at a time, as long as the sandbox runs.
import type { FastifyInstance } from 'fastify';
import type { Rollbacks } from './rollbacks.ts';

const everyMs = 1_000;

export function followRollbacks(app: FastifyInstance, rollbacks: Rollbacks): void {
  let looking: Promise<void> | null = null;
  const look = (): void => {
    looking ??= rollbacks
      .runDue()
      .catch((error: unknown) => app.log.warn({ err: error }, 'rollbacks could not be looked for'))
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
