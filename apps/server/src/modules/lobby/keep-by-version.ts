// Keeps in the process what is the same for all visitors of a merchant, until the merchant's version grows.
import type { Merchant } from '#http/merchant';

type Kept<T> = { version: number; value: Promise<T> };

/** Callers at the same time share one read (single flight); a read that failed is forgotten. */
export function keepByVersion<T>(read: (merchantCode: string) => Promise<T>) {
  const kept = new Map<string, Kept<T>>();
  return ({ code, version }: Pick<Merchant, 'code' | 'version'>): Promise<T> => {
    const found = kept.get(code);
    // A request that began before the change may still hold the older version.
    if (found && found.version >= version) return found.value;
    const value = read(code);
    kept.set(code, { version, value });
    value.catch(() => {
      if (kept.get(code)?.value === value) kept.delete(code);
    });
    return value;
  };
}
