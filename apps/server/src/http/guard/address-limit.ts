// Limits per address and minute by a setting of the merchant, counted in this process (A5).
// Such limits are high, because a carrier puts thousands of phones behind one address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey, localLimits } from '../limits.ts';
import type { Merchant } from '../merchant.ts';
import { Refusal } from '../refusal.ts';

type LimitedRequest = Pick<FastifyRequest, 'merchant' | 'ip'>;

/** Returns a function that counts a request of the caller, and returns null, or the seconds to wait if none is left. */
export function addressLimit(
  mostOf: (merchant: Merchant) => number,
): (by: LimitedRequest) => number | null {
  const limits = localLimits();
  return ({ merchant, ip }) =>
    limits.take(`${merchant.code}:${addressKey(ip)}`, mostOf(merchant), 60);
}

/** Limits calls per address. */
export function limitReads(app: FastifyInstance): void {
  const take = addressLimit(({ setting }) => setting('limits.readsPerAddress'));
  app.addHook('onRequest', (request, _reply, done) => {
    const retryAfter = take(request);
    done(retryAfter === null ? undefined : new Refusal('TOO_MANY_REQUEST', { retryAfter }));
  });
}
