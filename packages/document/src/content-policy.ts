// Content security policies (H1). Inline scripts and styles are allowed by their hashes, so that nothing needs 'unsafe-inline'.
import { createHash } from 'node:crypto';

/** Returns the policy's source for an inline script or style; the text must match exactly. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export type Directives = Record<string, readonly string[]>;

/** Writes the header's value. A directive without a source allows nothing. */
export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ');
