// Repeats a draw of the studio in the browser, with the same bytes, made with WebCrypto (G2).
import type { ByteStream } from '@parlour/games/fair/byte-stream';
import { fromHex } from './hex.ts';

class OutOfBytes extends Error {}

/** Number of blocks of 32 bytes that are made first. */
const fewBlocks = 4;
const mostBlocks = 4_096;

/** Returns the HMAC-SHA-256 of `<name>:<n>` under the seed, block after block. */
async function bytesOf(seed: string, name: string, blocks: number): Promise<Uint8Array> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(seed), hmac, false, ['sign']);
  const made = Array.from({ length: blocks }, (_, at) =>
    crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${name}:${at}`)),
  );
  const bytes = new Uint8Array(blocks * 32);
  for (const [at, block] of (await Promise.all(made)).entries()) {
    bytes.set(new Uint8Array(block), at * 32);
  }
  return bytes;
}

function streamOf(bytes: Uint8Array): ByteStream {
  let used = 0;
  return {
    nextByte: () => {
      const byte = bytes[used];
      if (byte === undefined) throw new OutOfBytes();
      used += 1;
      return byte;
    },
  };
}

/** Draws from the seed's bytes under a name. `draw` runs again with more bytes if they were too few. */
export async function reckon<T>(
  { seed, name }: { seed: string; name: string },
  draw: (stream: ByteStream) => T,
): Promise<T> {
  for (let blocks = fewBlocks; ; blocks *= 4) {
    const stream = streamOf(await bytesOf(seed, name, blocks));
    try {
      return draw(stream);
    } catch (error) {
      if (!(error instanceof OutOfBytes) || blocks >= mostBlocks) throw error;
    }
  }
}
