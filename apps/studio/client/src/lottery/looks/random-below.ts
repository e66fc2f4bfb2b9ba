/** Returns a random number from 0 to `bound` - 1. Values beyond the largest multiple are rejected, so all are equally likely (G1). */
export function randomBelow(bound: number): number {
  const all = 2 ** 32;
  const limit = all - (all % bound);
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word < limit ? word % bound : randomBelow(bound);
}
