// Codes in addresses, pages and cookies. Only their SHA-256 is kept, so a copy of the database opens nothing.
import { createHash, randomBytes } from 'node:crypto';

export const newCode = (): string => randomBytes(32).toString('base64url');
export const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();
