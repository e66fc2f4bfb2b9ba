import { z } from 'zod';

/** The time in milliseconds, so that no cache in between has an answer. Our server takes it with every call, and reads it with none. */
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
    /** Epoch milliseconds: from then on the key opens nothing. */
    notAfter: z.number(),
    /** Epoch milliseconds. A caller whose clock is wrong goes by it. */
    serverTime: z.number(),
  }),
};
