// Secret codes in addresses, pages and cookies. The database stores only their SHA-256, so a copy of it opens nothing.
import { createHash, randomBytes } from 'node:crypto';

export const newCode = (): string => randomBytes(32).toString('base64url');
export const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();
