import { readFileSync } from 'node:fs';

/** Stands in the page, under its hash. */
export const pageScript = readFileSync(new URL('page-script.js', import.meta.url), 'utf8');
