/** Headers and body of a sealed call (wire.md). Both envelopes use the same names for their own contents. */
export type SealedCall = {
  headers: { Encryption: string; 'X-Digest': string; 'X-RSA': string };
  body: string;
};

/** Returns `count` random bytes. */
export type DrawBytes = (count: number) => Uint8Array<ArrayBuffer>;

export const drawBytes: DrawBytes = (count) => crypto.getRandomValues(new Uint8Array(count));
