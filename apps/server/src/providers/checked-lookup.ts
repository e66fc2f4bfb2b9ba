// The name look-up of outbound connections: returns only addresses that may be called (V5).
import type { LookupAddress } from 'node:dns';
import { lookup as resolveName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { OutboundFailure } from './outbound-failure.ts';
import { isLocalName, isPublicAddress } from './public-address.ts';

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;
export const resolveAll: Resolve = (hostname) => resolveName(hostname, { all: true });

/** The time for one address of a name before the next is tried, in milliseconds. Node's default of 250 is too short for a vendor on the other side of the world. */
export const attemptMs = 2_000;

/** Looks a name up and checks its addresses. The connection uses the checked address, so that a second look-up cannot change it (DNS rebinding). */
export function checkedLookup(resolve: Resolve, isAllowed: boolean): LookupFunction {
  const find = async (hostname: string): Promise<LookupAddress[]> => {
    if (isLocalName(hostname)) return isAllowed ? [{ address: '127.0.0.1', family: 4 }] : [];
    return resolve(hostname);
  };
  return (hostname, { all }, answer) => {
    find(hostname).then(
      (found) => {
        const [first] = found;
        const isFit = isAllowed || found.every(({ address }) => isPublicAddress(address));
        if (!first || !isFit) return answer(new OutboundFailure('forbidden', hostname), '', 4);
        return all ? answer(null, found) : answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, '', 4),
    );
  };
}
