import { readFileSync } from 'node:fs';

/** The style sheet of pages that are not games. It is inline, so its hash is in the policy. */
export const plainStyle = readFileSync(new URL('plain.css', import.meta.url), 'utf8').trim();
