// Caches data that is the same for all visitors of a merchant, until the merchant's version grows. The memory is bounded: a process may serve
// ten thousand merchants, and those not requested for the longest are evicted first.
import { keepLatest } from '#http/keep-latest';
import type { Merchant } from '#http/merchant';

type MerchantVersion = Pick<Merchant, 'code' | 'version'>;

/** Estimated memory. What is derived from the data, mostly in one or two languages, lives as long as it: together about eight times its text. */
const bytesOf = (made: unknown): number => 8 * JSON.stringify(made).length;

/** Concurrent callers share one read (single flight); a failed read is forgotten. `mostBytes`: memory for all merchants. */
export function keepByVersion<M extends MerchantVersion, T>(
  read: (merchant: M) => Promise<T>,
  mostBytes: number,
) {
  const kept = keepLatest<T>({ mostBytes, bytesOf });
  return (merchant: M): Promise<T> =>
    kept.get(`${merchant.code} ${merchant.version}`, () => read(merchant));
}
