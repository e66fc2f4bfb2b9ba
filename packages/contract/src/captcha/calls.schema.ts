import { z } from 'zod';

/** A PNG, dark on white, 224 by 108. */
export const captchaImage = { input: z.strictObject({}), answer: z.base64() };

/** A WAV. */
export const captchaAudio = { input: z.strictObject({}), answer: z.base64() };

export const geetestParameters = {
  input: z.strictObject({
    /** How the box shall look; the family sends `bind`. */
    product: z
      .string()
      .regex(/^[a-z]{1,16}$/)
      .optional(),
  }),
  answer: z.object({
    /** The merchant's captcha id. */
    gt: z.string(),
    /** Of version 3; version 4 needs none, and it is empty. */
    challenge: z.string(),
    newCaptcha: z.boolean(),
    /** False: the provider is down, and its box has to do without it (offline mode). */
    success: z.boolean(),
  }),
};
