import { z } from 'zod';
import { passwordLength } from '../password/weaknesses.ts';

/** A new secret, which counts only after a code of it was confirmed. */
export const enrolAuthenticator = {
  input: z.strictObject({ password: z.string().min(1).max(passwordLength.most) }),
  answer: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** The address that the QR code holds. */
    otpauth: z.string(),
  }),
};
export const confirmAuthenticator = {
  input: z.strictObject({ code: z.string().min(1).max(16) }),
  answer: z.object({
    /** Codes that each open the account once in place of an authenticator code; shown only here. */
    recoveryCodes: z.array(z.string()),
  }),
};
export const removeAuthenticator = {
  input: z.strictObject({
    /** The member's password, a code of the authenticator, or one for recovery. */
    passwordOrCode: z.string().min(1).max(passwordLength.most),
  }),
  answer: z.null(),
};
