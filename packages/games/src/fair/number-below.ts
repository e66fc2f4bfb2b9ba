import type { ByteStream } from './byte-stream.ts';

const mostBytes = 6;

/**
 * A number from 0 to `limit` - 1, each with exactly the same chance (G1).
 * Takes as few bytes as `limit` needs, first byte highest; the range of their values is cut into
 * `limit` slices of equal width, and what lies behind the last slice is passed over.
 * For 45: one byte, slices 5 wide, 225 to 255 passed over.
 */
export function numberBelow(stream: ByteStream, limit: number): number {
  const { bytes, width } = bytesOf(limit);
  for (;;) {
    const slice = Math.floor(readValue(stream, bytes) / width);
    if (slice < limit) return slice;
  }
}

/**
 * How many bytes a number below `limit` takes, and how wide the slices of their values are. What is `width` × `limit` or above is
 * passed over. Throws where `limit` is no whole number from 1 to 256 ** 6.
 */
export function bytesOf(limit: number): { bytes: number; width: number } {
  if (!Number.isSafeInteger(limit) || limit < 1) throw new Error(`No number is below ${limit}.`);
  let bytes = 1;
  while (256 ** bytes < limit) bytes += 1;
  if (bytes > mostBytes) throw new Error(`${limit} is too high to draw below.`);
  return { bytes, width: Math.floor(256 ** bytes / limit) };
}

function readValue(stream: ByteStream, bytes: number): number {
  let value = 0;
  for (let left = bytes; left > 0; left -= 1) value = value * 256 + stream.nextByte();
  return value;
}
