import { z } from 'zod';
import { creationOptions, registrationResponse, requestOptions } from './webauthn.schema.ts';

export const beginPasskey = { input: z.strictObject({}), answer: creationOptions };
export const addPasskey = { input: registrationResponse, answer: z.null() };
export const passkeyLoginOptions = {
  input: z.strictObject({ loginDeviceId: z.uuid() }),
  answer: requestOptions,
};
export const listPasskeys = {
  input: z.strictObject({}),
  answer: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        /** Who keeps it, such as a password manager; empty where that is not known. */
        provider: z.string(),
        /** Where it was made, such as `Chrome, Android`; empty where that is not known. */
        device: z.string(),
        /** Epoch milliseconds. */
        createdAt: z.number(),
        lastUsedAt: z.number().nullable(),
      }),
    ),
    /** The session began with what the device remembers: it may add and remove none (SESS-03). */
    isBasic: z.boolean(),
  }),
};
export const removePasskey = { input: z.strictObject({ id: z.uuid() }), answer: z.null() };
