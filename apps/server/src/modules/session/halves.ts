// The two secrets of a session (security: two halves). Only their SHA-256 reaches the database.
import { createHash, randomBytes } from 'node:crypto';

const bytes = 32;
const format = /^[A-Za-z0-9_-]{43}$/;

export const newHalf = (): string => randomBytes(bytes).toString('base64url');

/** Null for what cannot be one of ours, so that no rubbish reaches the database. */
export const hashHalf = (half: string): Buffer | null =>
  format.test(half) ? createHash('sha256').update(half).digest() : null;
