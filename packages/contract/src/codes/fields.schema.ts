// Fields shared by the forms that send a telephone number or a captcha.
import { z } from 'zod';

const geetestV4 = z.strictObject({
  captcha_id: z.string().max(128),
  lot_number: z.string().max(128),
  pass_token: z.string().max(512),
  gen_time: z.string().max(32),
  captcha_output: z.string().max(4096),
});

/** A country's dialling code in digits; a leading plus is accepted. */
export const dialingCode = z.string().regex(/^\+?[1-9]\d{0,3}$/);
/** A number as it is typed: digits, with spaces, hyphens, dots and brackets between them. */
export const mobileNumber = z.string().max(32);
export const captchaFields = {
  geetestChallenge: z.string().max(128).optional(),
  geetestSeccode: z.string().max(256).optional(),
  geetestValidateV4: geetestV4.optional(),
  captcha: z.string().max(16).optional(),
};

const captcha = z.object(captchaFields);
/** The captcha fields of a form: the digits of the picture, or the result of the slide captcha. */
export type CaptchaFields = z.output<typeof captcha>;
