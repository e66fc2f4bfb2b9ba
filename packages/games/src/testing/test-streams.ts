// Byte streams for tests: endless bytes from a fixed name, or a few bytes listed by the test.
import { createHmac } from 'node:crypto';
import type { ByteStream } from '../fair/byte-stream.ts';

/** An endless stream that depends only on the name, made as the studio makes it: block n is the HMAC-SHA-256 of `<name>:<n>`. */
export function seededStream(name: string): ByteStream {
  let block = Buffer.alloc(0);
  let counter = 0;
  let used = 0;
  return {
    nextByte: () => {
      if (used === block.length) {
        block = createHmac('sha256', 'a fixed seed').update(`${name}:${counter}`).digest();
        counter += 1;
        used = 0;
      }
      used += 1;
      return block.readUInt8(used - 1);
    },
  };
}

/** A stream of exactly these bytes; reading further throws. */
export function writtenStream(bytes: readonly number[]): ByteStream {
  const left = [...bytes];
  return {
    nextByte: () => {
      const byte = left.shift();
      if (byte === undefined) throw new Error('All bytes are used.');
      return byte;
    },
  };
}
