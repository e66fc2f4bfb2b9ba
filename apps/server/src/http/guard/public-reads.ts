// Limits calls per address (A5).
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { addressLimit } from './address-limit.ts';

export function limitReads(app: FastifyInstance): void {
  const take = addressLimit(({ setting }) => setting('limits.readsPerAddress'));
  app.addHook('onRequest', (request, _reply, done) => {
    const retryAfter = take(request);
    done(retryAfter === null ? undefined : new Refusal('TOO_MANY_REQUEST', { retryAfter }));
  });
}
