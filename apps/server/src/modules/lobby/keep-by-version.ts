// Keeps in the process what is the same for all visitors of a merchant, until the merchant's version grows.
import type { Merchant } from '#http/merchant';

type Versioned = Pick<Merchant, 'code' | 'version'>;
type Kept<T> = { version: number; value: Promise<T> };

/** Callers at the same time share one read (single flight); a read that failed is forgotten. */
export function keepByVersion<M extends Versioned, T>(read: (merchant: M) => Promise<T>) {
  const kept = new Map<string, Kept<T>>();
  return (merchant: M): Promise<T> => {
    const { code, version } = merchant;
    const found = kept.get(code);
    // A request that began before the change may still hold the older version.
    if (found && found.version >= version) return found.value;
    const value = read(merchant);
    kept.set(code, { version, value });
    value.catch(() => {
      if (kept.get(code)?.value === value) kept.delete(code);
    });
    return value;
  };
}
