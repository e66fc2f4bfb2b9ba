import { z } from 'zod';

/** A PNG, dark on white, 224 by 108. */
export const captchaImage = { input: z.strictObject({}), answer: z.base64() };

/** A WAV file. */
export const captchaAudio = { input: z.strictObject({}), answer: z.base64() };

export const geetestParameters = {
  input: z.strictObject({
    /** The appearance of the box; the family sends `bind`. */
    product: z
      .string()
      .regex(/^[a-z]{1,16}$/)
      .optional(),
  }),
  answer: z.object({
    /** The merchant's captcha id. */
    gt: z.string(),
    /** The challenge of version 3; empty for version 4, which needs none. */
    challenge: z.string(),
    newCaptcha: z.boolean(),
    /** False: the provider is down, and its box has to work in offline mode. */
    success: z.boolean(),
  }),
};
