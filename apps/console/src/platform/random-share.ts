/** A random number from 0 to 1, so that many browsers do not do the same at once. */
export const randomShare = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
