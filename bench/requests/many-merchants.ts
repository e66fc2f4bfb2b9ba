// Requests to as many merchants as a market has.
import type { WrkRequest } from './wrk.ts';

export const manyMerchants = 10_000;

/** Returns the same call for the host of each merchant. See createMerchants of the fixtures. */
export const atAllMerchants = ({ path, headers }: WrkRequest): WrkRequest[] =>
  Array.from({ length: manyMerchants }, (_, at) => ({
    path,
    headers: { ...headers, host: `many${at + 1}.test`, merchant: `many${at + 1}` },
  }));
