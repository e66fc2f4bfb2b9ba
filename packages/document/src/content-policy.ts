// A content security policy (H1): what stands inline is named by its hash, so that nothing needs 'unsafe-inline'.
import { createHash } from 'node:crypto';

/** How a policy names a script or style that stands in the page: to the letter. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export type Directives = Record<string, readonly string[]>;

/** The header's text. A directive without a source allows nothing. */
export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ');
