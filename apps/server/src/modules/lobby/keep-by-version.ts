// Keeps in the process what is the same for all visitors of a merchant, until the merchant's version grows. Of the merchants that were asked for lately, within a bound of bytes: a process may have ten thousand.
import { keepLatest } from '#http/keep-latest';
import type { Merchant } from '#http/merchant';

type Versioned = Pick<Merchant, 'code' | 'version'>;

/** What is presented and written of it, mostly in one or two languages, is kept beside it and forgotten with it: together some eight times its text. */
const bytesOf = (made: unknown): number => 8 * JSON.stringify(made).length;

/** Callers at the same time share one read (single flight); a read that failed is forgotten. `mostBytes`: what all merchants take in memory. */
export function keepByVersion<M extends Versioned, T>(
  read: (merchant: M) => Promise<T>,
  mostBytes: number,
) {
  const kept = keepLatest<T>({ mostBytes, bytesOf });
  return (merchant: M): Promise<T> =>
    kept.get(`${merchant.code} ${merchant.version}`, () => read(merchant));
}
