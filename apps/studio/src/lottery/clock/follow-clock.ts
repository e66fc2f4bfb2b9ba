// Looks four times a second, one look at a time: a draw is seldom later than that.
import type { FastifyInstance } from 'fastify';

const everyMs = 250;

export function followClock(app: FastifyInstance, run: () => Promise<void>): void {
  let running: Promise<void> | null = null;
  const look = (): Promise<void> => {
    running ??= run()
      .catch((error: unknown) => app.log.warn({ err: error }, 'a draw was not finished'))
      .finally(() => {
        running = null;
      });
    return running;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    // Whoever comes first finds something to buy.
    await look();
    timer = setInterval(() => void look(), everyMs);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
