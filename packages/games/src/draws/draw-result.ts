// From the bytes of a draw to its numbers: whoever has the bytes can reckon them again (G2).
import type { ByteStream } from '../fair/byte-stream.ts';
import { numberBelow } from '../fair/number-below.ts';
import type { Machine } from './draw-game.ts';

/**
 * `count` numbers from `low` to `high` in the order they are drawn. Where they are distinct, one that came already is passed over.
 * Throws where there are fewer numbers than are to be drawn.
 */
export function drawResult(machine: Machine, stream: ByteStream): number[] {
  const { count, low, high, isDistinct } = machine;
  const range = high - low + 1;
  if (isDistinct && count > range) throw new Error(`${range} numbers cannot give ${count}.`);
  const drawn: number[] = [];
  while (drawn.length < count) {
    const number = numberBelow(stream, range) + low;
    if (!isDistinct || !drawn.includes(number)) drawn.push(number);
  }
  return drawn;
}
