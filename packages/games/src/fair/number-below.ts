import type { ByteStream } from './byte-stream.ts';

const mostBytes = 6;

/**
 * Returns a number from 0 to `limit` - 1, each with exactly the same chance (G1).
 * Reads as few bytes as `limit` needs, first byte highest. The range of their values is divided into
 * `limit` slices of equal width, and values after the last slice are skipped.
 * For 45: one byte, slices 5 wide, 225 to 255 skipped.
 */
export function numberBelow(stream: ByteStream, limit: number): number {
  const { bytes, width } = bytesOf(limit);
  for (;;) {
    const slice = Math.floor(readValue(stream, bytes) / width);
    if (slice < limit) return slice;
  }
}

/**
 * Returns the number of bytes for a number below `limit`, and the width of the slices of their values. Values of `width` × `limit` and
 * above are skipped. Throws if `limit` is not a whole number from 1 to 256 ** 6.
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
