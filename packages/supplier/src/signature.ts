// Signatures in both directions: RSA-SHA256 (PKCS#1 v1.5) over the raw body, as base64.
import { sign, verify, type KeyObject } from 'node:crypto';

export const signatureHeader = 'x-hub88-signature';

export const signBody = (body: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(body), key).toString('base64');

export const isSigned = (body: string, signature: unknown, key: KeyObject): boolean =>
  typeof signature === 'string' &&
  /^[A-Za-z0-9+/]+={0,2}$/.test(signature) &&
  verify('RSA-SHA256', Buffer.from(body), key, Buffer.from(signature, 'base64'));
