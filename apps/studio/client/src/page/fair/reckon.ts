// Draws again, in the browser, what the studio drew: the same bytes, made with WebCrypto (G2).
import type { ByteStream } from '@parlour/games/fair/byte-stream';
import { fromHex } from './hex.ts';

class OutOfBytes extends Error {}

/** So many blocks of 32 bytes are made first. */
const fewBlocks = 4;
const mostBlocks = 4_096;

/** HMAC-SHA-256 under the seed of `<name>:<n>`, block after block. */
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

/** What is drawn from the seed's bytes under this name. `draw` may run more than once: how many bytes it takes is only known then. */
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
