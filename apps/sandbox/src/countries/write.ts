// node apps/sandbox/src/countries/write.ts: writes countries.mmdb anew.
import { writeFileSync } from 'node:fs';
import { documentationCountries } from './documentation-ranges.ts';

writeFileSync(new URL('../../countries.mmdb', import.meta.url), documentationCountries());
