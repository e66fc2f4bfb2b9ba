/** A call as an envelope sends it (wire.md): both put the same names to their own contents. */
export type Sealed = {
  headers: { Encryption: string; 'X-Digest': string; 'X-RSA': string };
  body: string;
};

/** Gives so many random bytes. */
export type DrawBytes = (count: number) => Uint8Array<ArrayBuffer>;

export const drawBytes: DrawBytes = (count) => crypto.getRandomValues(new Uint8Array(count));
