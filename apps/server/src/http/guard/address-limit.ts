// How many of something one address gets in a minute, by a setting of the merchant, counted in this process (A5). Such limits are high, because a carrier puts thousands of phones behind one address.
import type { FastifyRequest } from 'fastify';
import { addressKey, localLimits } from '../limits.ts';
import type { Merchant } from '../merchant.ts';

type Asker = Pick<FastifyRequest, 'merchant' | 'ip'>;

/** Takes one for the caller; answers null, or the seconds to wait where none is left. */
export function addressLimit(mostOf: (merchant: Merchant) => number): (by: Asker) => number | null {
  const limits = localLimits();
  return ({ merchant, ip }) =>
    limits.take(`${merchant.code}:${addressKey(ip)}`, mostOf(merchant), 60);
}
