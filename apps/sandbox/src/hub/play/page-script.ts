import { readFileSync } from 'node:fs';

/** The script that is inlined in the page; the policy allows it by its hash. */
export const pageScript = readFileSync(new URL('page-script.js', import.meta.url), 'utf8');
