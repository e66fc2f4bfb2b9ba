/** The bytes that decide a draw or round, in their order (G1). Who makes them from a seed stands elsewhere: a server has them at once, a browser has to wait. */
export type ByteStream = { nextByte: () => number };
