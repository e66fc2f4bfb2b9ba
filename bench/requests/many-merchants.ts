// As many merchants as a market has.
import type { Ask } from './wrk.ts';

export const manyMerchants = 10_000;

/** The same call at each of their hosts: see createMerchants of the fixtures. */
export const atAllMerchants = ({ path, headers }: Ask): Ask[] =>
  Array.from({ length: manyMerchants }, (_, at) => ({
    path,
    headers: { ...headers, host: `many${at + 1}.test`, merchant: `many${at + 1}` },
  }));
