import { createHash } from 'node:crypto';

/** By what a body is: the same bytes have the same, and no others. */
export const contentEtag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
