// node apps/sandbox/src/countries/write.ts: rewrites countries.mmdb.
import { writeFileSync } from 'node:fs';
import { documentationCountries } from './documentation-ranges.ts';

writeFileSync(new URL('../../countries.mmdb', import.meta.url), documentationCountries());
