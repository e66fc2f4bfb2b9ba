// Limits calls per address, counted in this process (A5). The limit is high, because a carrier puts thousands of phones behind one address.
import type { FastifyInstance } from 'fastify';
import { addressKey, localLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';

export function limitReads(app: FastifyInstance): void {
  const limits = localLimits();
  app.addHook('onRequest', ({ merchant, ip }, _reply, done) => {
    const most = merchant.setting('limits.readsPerAddress');
    const judge = (retryAfter: number | null): void =>
      done(retryAfter === null ? undefined : new Refusal('TOO_MANY_REQUEST', { retryAfter }));
    limits.take(`${merchant.code}:${addressKey(ip)}`, most, 60).then(judge, done);
  });
}
