// Looks four times a second: a draw is seldom later than that.
import { keepLooking } from '@parlour/supplier/keep-looking';
import type { FastifyInstance } from 'fastify';

export function followClock(app: FastifyInstance, run: () => Promise<void>): void {
  const look = keepLooking(app, { everyMs: 250, look: run, trouble: 'a draw was not finished' });
  // Whoever comes first finds something to buy.
  app.addHook('onReady', async () => look());
}
