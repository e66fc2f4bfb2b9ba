// Turns the bytes of a draw into its numbers. Anyone who has the bytes can repeat it (G2).
import type { ByteStream } from '../fair/byte-stream.ts';
import { numberBelow } from '../fair/number-below.ts';
import type { Machine } from './draw-game.ts';

/**
 * Returns `count` numbers from `low` to `high` in the order they are drawn. If they are distinct, a repeated number is skipped.
 * Throws if there are fewer distinct numbers than `count`.
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
