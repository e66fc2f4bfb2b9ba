import { createHash } from 'node:crypto';

/** Returns an ETag of the body's content. */
export const contentEtag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
