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
        /** The provider that stores the passkey, such as a password manager; empty if unknown. */
        provider: z.string(),
        /** The device on which it was made, such as `Chrome, Android`; empty if unknown. */
        device: z.string(),
        /** Epoch milliseconds. */
        createdAt: z.number(),
        lastUsedAt: z.number().nullable(),
      }),
    ),
    /** The session began with a remembered login, so it may not add or remove passkeys (SESS-03). */
    isBasic: z.boolean(),
  }),
};
export const removePasskey = { input: z.strictObject({ id: z.uuid() }), answer: z.null() };
