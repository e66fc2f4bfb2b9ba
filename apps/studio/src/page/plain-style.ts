import { readFileSync } from 'node:fs';

/** The sheet of pages that are no game; it stands in the page, so its hash stands in the policy. */
export const plainStyle = readFileSync(new URL('plain.css', import.meta.url), 'utf8').trim();
