// The bytes that decide a draw or round: HMAC-SHA-256 under the seed, block after block (G1).
// Block n is the HMAC of the text `<name>:<n>` in ASCII, n in decimal from 0: `20261121-1263:0`, `20261121-1263:1`.
// A block's 32 bytes are used first to last, then comes the next block.
import { createHmac, createSecretKey } from 'node:crypto';
import type { ByteStream } from '@parlour/games/fair/byte-stream';

/** `name` is the key or the round's id: no two draws under one seed share it. */
export function byteStream(seed: Buffer, name: string): ByteStream {
  // A key made once halves the time that a draw takes.
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
