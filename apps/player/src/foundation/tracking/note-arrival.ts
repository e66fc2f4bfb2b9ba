// Keeps by which link the visitor came (TRACK-05), whatever page that led to. What is read of it, and what counts, `affiliate.ts` says: a page that needs it brings that along.
import type { KeyValue } from '#platform/storage.ts';

const arrivalNames = ['affiliateCode', 'r', 'referralCode'] as const;
const longest = 64;

export function noteArrival(storage: KeyValue, search: string): void {
  const query = new URLSearchParams(search);
  for (const name of arrivalNames) {
    const value = query.get(name);
    if (value) storage.write(name, value.slice(0, longest + 1));
  }
}
