// Countries from a file in MaxMind's format, held in memory. GeoLite2-Country, DB-IP and others use this format.
import { readFileSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { Reader, type CountryResponse } from 'mmdb-lib';
import type { CountryOf } from './countries.ts';

/** Opens the file; throws if it cannot be read. A newer file needs a restart. */
export function openCountryDatabase(file: string): CountryOf {
  const reader = new Reader<CountryResponse>(readFileSync(file));
  return (address) => {
    if (!ipaddr.isValid(address)) return null;
    // The file has no IPv4 addresses in IPv6 notation.
    const found = reader.get(ipaddr.process(address).toString());
    return found?.country?.iso_code ?? null;
  };
}
