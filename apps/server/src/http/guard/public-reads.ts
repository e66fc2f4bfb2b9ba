// Limits calls per address, counted in this process (A5). The limit is high, because a carrier puts thousands of phones behind one address.
import type { FastifyInstance } from 'fastify';
import { addressKey, localLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';

const perMinute = 12_000;

export function limitReads(app: FastifyInstance): void {
  const limits = localLimits();
  app.addHook('onRequest', async (request) => {
    const key = `${request.merchant.code}:${addressKey(request.ip)}`;
    const retryAfter = await limits.take(key, perMinute, 60);
    if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfter });
  });
}
