// Bytes from a fixed text, made as the studio makes them of a draw's seed: HMAC-SHA-256, block after block.
import { createHmac, createSecretKey, hash } from 'node:crypto';
import type { ByteStream } from '../../fair/byte-stream.ts';

/** The seed is SHA-256 of `text`; block n is the HMAC of `<name>:<n>` under it. */
export function seededStream(text: string, name: string): ByteStream {
  // A key made once halves the time.
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

/** These bytes and no more. */
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
