// The secret of one draw or round, and what is told of it before (G2): whoever knows the commitment knows later that the seed was not changed.
import { createHash, randomBytes as systemBytes } from 'node:crypto';

/** 32 fresh bytes. */
export const makeSeed = (randomBytes: (size: number) => Buffer = systemBytes): Buffer =>
  randomBytes(32);

/** SHA-256 of the seed's 32 bytes (not of their text), as 64 lower-case hex digits. */
export const commitmentOf = (seed: Buffer): string =>
  createHash('sha256').update(seed).digest('hex');

/** 64 lower-case hex digits, or null: one seed has one text. */
export const readSeed = (text: string): Buffer | null =>
  /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : null;
