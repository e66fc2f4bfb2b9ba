// A byte stream from a fixed text, made as the studio makes it from a draw's seed: blocks of HMAC-SHA-256.
import { createHmac, createSecretKey, hash } from 'node:crypto';
import type { ByteStream } from '../../fair/byte-stream.ts';

/** The seed is SHA-256 of `text`; block n is the HMAC of `<name>:<n>` under it. */
export function seededStream(text: string, name: string): ByteStream {
  // Creating the key once halves the time.
  const key = createSecretKey(hash('sha256', text, 'buffer'));
  let block = Buffer.alloc(0);
  let counter = 0;
  let used = 0;
  return {
    nextByte: () => {
      if (used === block.length) {
        block = createHmac('sha256', key).update(`${name}:${counter}`).digest();
        counter += 1;
        used = 0;
      }
      used += 1;
      return block.readUInt8(used - 1);
    },
  };
}

/** A stream of exactly these bytes; reading further throws. */
export function streamOf(bytes: readonly number[]): ByteStream {
  const left = [...bytes];
  return {
    nextByte: () => {
      const byte = left.shift();
      if (byte === undefined) throw new Error('All bytes are used.');
      return byte;
    },
  };
}
