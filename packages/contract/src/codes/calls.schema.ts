import { z } from 'zod';
import { captchaFields, dialingCode, mobileNumber } from './fields.schema.ts';

const expiry = z.object({
  /** Epoch milliseconds at which the code ends. */
  expirationTime: z.number(),
});

export const sendSmsCode = {
  input: z.strictObject({
    countryDialingCode: dialingCode,
    mobileNum: mobileNumber.min(1),
    loginDeviceId: z.uuid(),
    ...captchaFields,
  }),
  answer: expiry,
};

export const sendEmailCode = {
  input: z.strictObject({ username: z.string().min(1).max(64), loginDeviceId: z.uuid() }),
  answer: expiry,
};
