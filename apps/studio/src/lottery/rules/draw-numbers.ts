import { byteStream } from '../../fair/byte-stream.ts';
import { numberBelow } from '../../fair/number-below.ts';

export const highestNumber = 45;
export const numbersDrawn = 6;

/** Six of 45 in the order they are drawn: slice + 1 is the number, and one that came already is passed over. */
export function drawNumbers(seed: Buffer, issue: string): number[] {
  const stream = byteStream(seed, issue);
  const drawn: number[] = [];
  while (drawn.length < numbersDrawn) {
    const number = numberBelow(stream, highestNumber) + 1;
    if (!drawn.includes(number)) drawn.push(number);
  }
  return drawn;
}
