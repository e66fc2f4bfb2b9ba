// The secret seed of one draw or round, and its commitment, which is published before and later proves that the seed was not changed (G2).
import { createHash, randomBytes as systemBytes } from 'node:crypto';

/** Returns 32 new random bytes. */
export const makeSeed = (randomBytes: (size: number) => Buffer = systemBytes): Buffer =>
  randomBytes(32);

/** Returns the SHA-256 of the seed's 32 bytes (not of their text), as 64 lower-case hex digits. */
export const commitmentOf = (seed: Buffer): string =>
  createHash('sha256').update(seed).digest('hex');

/** Reads exactly 64 lower-case hex digits, so that one seed has one text. Null for any other text. */
export const readSeed = (text: string): Buffer | null =>
  /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : null;
