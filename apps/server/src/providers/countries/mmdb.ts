// Countries from a file in MaxMind's format, held in memory: GeoLite2-Country, DB-IP and others are written in it.
import { readFileSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { Reader, type CountryResponse } from 'mmdb-lib';
import type { CountryOf } from './countries.ts';

/** Throws where the file cannot be read. A newer file is taken by a restart. */
export function openCountryDatabase(file: string): CountryOf {
  const reader = new Reader<CountryResponse>(readFileSync(file));
  return (address) => {
    if (!ipaddr.isValid(address)) return null;
    // An IPv4 address that is written as an IPv6 one stands nowhere in the file.
    const found = reader.get(ipaddr.process(address).toString());
    return found?.country?.iso_code ?? null;
  };
}
