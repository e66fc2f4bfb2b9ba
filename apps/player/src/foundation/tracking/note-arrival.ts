// Stores the codes of the link by which the visitor arrived (TRACK-05), on every page. `affiliate.ts` reads and checks them; only pages
// that need it load that file.
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
