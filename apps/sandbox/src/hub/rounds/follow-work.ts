// Looks every second for work that is due, one look at a time, as long as the sandbox runs.
import type { FastifyInstance } from 'fastify';

const everyMs = 1_000;
export type DueWork = { runDue: () => Promise<void> };

export function followWork(app: FastifyInstance, work: readonly DueWork[]): void {
  let looking: Promise<void> | null = null;
  const look = (): void => {
    looking ??= Promise.all(work.map((each) => each.runDue()))
      .then(() => undefined)
      .catch((error: unknown) => app.log.warn({ err: error }, 'work could not be looked for'))
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
