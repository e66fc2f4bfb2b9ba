/** The bytes that decide a draw or round, in order (G1). The server and the browser each have their own way to make them from a seed. */
export type ByteStream = { nextByte: () => number };
