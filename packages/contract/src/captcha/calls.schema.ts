import { z } from 'zod';

/** A PNG, dark on white, 224 by 108. */
export const captchaImage = { input: z.strictObject({}), answer: z.base64() };

/** A WAV. */
export const captchaAudio = { input: z.strictObject({}), answer: z.base64() };
