// The bytes that decide a draw or round: blocks of HMAC-SHA-256 under the seed (G1).
// Block n is the HMAC of the text `<name>:<n>` in ASCII, n in decimal from 0: `20261121-1263:0`, `20261121-1263:1`.
// A block's 32 bytes are used from first to last, then the next block follows.
import { createHmac, createSecretKey } from 'node:crypto';
import type { ByteStream } from '@parlour/games/fair/byte-stream';

/** `name` is the key or the round's id. No two draws under one seed share it. */
export function byteStream(seed: Buffer, name: string): ByteStream {
  // Creating the key once halves the time of a draw.
  const key = createSecretKey(seed);
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
      const byte = block.readUInt8(used);
      used += 1;
      return byte;
    },
  };
}
