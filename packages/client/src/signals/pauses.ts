// How long the browser waits before it opens the stream again. Each wait has a random part, because all browsers of a server that was
// restarted return.
import type { StreamEnd } from './read-stream.ts';

const second = 1_000;

/** The waits after a stream that worked, and between attempts that fail, in milliseconds. */
const usual = { least: second / 2, most: 5 * second };
const longest = 5 * 60 * second;

/** `failures` counts the attempts since the last stream that worked, this one included. `random` is from 0 to 1. */
export function pauseAfter(end: StreamEnd, failures: number, random: number): number {
  if (end.retryAfter !== null) return end.retryAfter * second * (1 + random);
  if (failures === 0) return usual.least + random * (usual.most - usual.least);
  const wait = Math.min(longest, usual.most * 2 ** (failures - 1));
  return wait * (0.5 + random / 2);
}
