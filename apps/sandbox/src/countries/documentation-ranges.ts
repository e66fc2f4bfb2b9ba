// Countries of the address ranges reserved for documentation (RFC 5737, RFC 3849). They belong to no network, so rules can be tried with them.
import { ipv4Range, ipv6Range, writeCountryDatabase } from './country-database.ts';

/** The content of countries.mmdb. */
export const documentationCountries = (): Buffer =>
  writeCountryDatabase([
    ipv4Range('192.0.2.0/24', { code: 'PH', name: 'Philippines' }),
    ipv4Range('198.51.100.0/24', { code: 'TH', name: 'Thailand' }),
    ipv4Range('203.0.113.0/24', { code: 'MT', name: 'Malta' }),
    ipv6Range('2001:db8::/32', { code: 'IN', name: 'India' }),
  ]);
