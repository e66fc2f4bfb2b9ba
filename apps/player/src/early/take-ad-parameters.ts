// Takes the parameters of advertising out of the address before anything else reads it (TRACK-02), and stores them: those of the first
// visit for good, and the newest click.
import { adParameterLimits, isAdParameter } from '@parlour/contract/tracking/ad-parameters';
import { clickKey, firstVisitKey } from '@parlour/contract/tracking/visit-record';
import type { KeyValue } from '../platform/storage.ts';

/** Removes the parameters from the address and returns them with their first values; every other parameter and the hash stay. */
export function takeAdParameters(address: URL): Map<string, string> {
  const query = address.searchParams;
  const taken = new Map<string, string>();
  // A copy, because names are removed meanwhile.
  for (const [name, value] of Array.from(query)) {
    if (!isAdParameter(name)) continue;
    query.delete(name);
    if (!taken.has(name)) taken.set(name, value);
  }
  return taken;
}

/** Stores what an address brought; the first visit wins, and the newest click. */
export function keepVisit(storage: KeyValue, taken: Map<string, string>, at: number): void {
  if (taken.size === 0) return;
  const { count, name: longest, value: most } = adParameterLimits;
  const parameters = [...taken].filter(([name]) => name.length <= longest).slice(0, count);
  if (storage.read(firstVisitKey) === null) {
    const cut = parameters.map(([name, value]) => [name, value.slice(0, most)]);
    storage.write(firstVisitKey, JSON.stringify({ at, parameters: Object.fromEntries(cut) }));
  }
  const [fbclid, ttclid] = [taken.get('fbclid'), taken.get('ttclid')];
  if (fbclid || ttclid) storage.write(clickKey, JSON.stringify({ at, fbclid, ttclid }));
}
