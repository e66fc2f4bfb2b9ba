// Pseudorandom numbers from a seed, by Chris Doty-Humphrey's sfc32. Fast, and not predictable from a picture without the seed; not used for secrets.

export type Random = {
  /** The next number, from 0 up to but not including 1. */
  next: () => number;
  between: (least: number, most: number) => number;
  /** Picks one of the values. */
  pick: <T>(among: readonly [T, ...T[]]) => T;
};

export function seededRandom(seed: Uint8Array): Random {
  const view = new DataView(seed.buffer, seed.byteOffset, seed.byteLength);
  let a = view.getUint32(0);
  let b = view.getUint32(4);
  let c = view.getUint32(8);
  let d = view.getUint32(12);
  function next(): number {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  }
  const between = (least: number, most: number): number => least + (most - least) * next();
  return {
    next,
    between,
    pick: (among) => among[Math.floor(next() * among.length)] ?? among[0],
  };
}
