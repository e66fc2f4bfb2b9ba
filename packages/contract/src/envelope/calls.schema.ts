import { z } from 'zod';

/** `_`: the time in milliseconds, so that no cache in between can answer. Our server accepts it and ignores it. */
const input = z.strictObject({ _: z.string().max(20).optional() });

export const rsaKey = { input, answer: z.string().regex(/^[0-9a-f]{256}$/) };

export const envelopeKey = {
  input,
  answer: z.object({
    keyId: z.string(),
    publicKey: z.object({
      kty: z.literal('RSA'),
      n: z.string(),
      e: z.string(),
      alg: z.literal('RSA-OAEP-256'),
      use: z.literal('enc'),
    }),
    /** Epoch milliseconds from which on the key opens nothing. */
    notAfter: z.number(),
    /** Epoch milliseconds, by which a caller corrects a wrong clock. */
    serverTime: z.number(),
  }),
};
