import { z } from 'zod';
import { captchaFields, dialingCode, mobileNumber } from '../codes/fields.schema.ts';
import { passwordLength } from '../password/weaknesses.ts';

const owner = { username: z.string().min(1).max(64), loginDeviceId: z.uuid() };
const byMobile = { mobileNum: mobileNumber.min(1), countryDialingCode: dialingCode.optional() };
const byEmail = { email: z.string().min(1).max(254) };

const expiry = z.object({
  /** Epoch milliseconds at which the code ends. */
  expirationTime: z.number(),
});

export const sendResetSms = {
  input: z.strictObject({ ...owner, ...byMobile, ...captchaFields }),
  answer: expiry,
};

export const sendResetEmail = {
  input: z.strictObject({ ...owner, ...byEmail }),
  answer: expiry,
};

export const resetPassword = {
  /** Names the number or the address to which the code was sent; if both are present, the number counts. */
  input: z.strictObject({
    ...owner,
    mobileNum: byMobile.mobileNum.optional(),
    countryDialingCode: byMobile.countryDialingCode,
    email: byEmail.email.optional(),
    verificationCode: z.string().min(1).max(16),
    newPassword: z.string().min(1).max(passwordLength.most),
  }),
  answer: z.null(),
};
