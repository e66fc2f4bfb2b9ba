import { z } from 'zod';

const geetestV4 = z.strictObject({
  captcha_id: z.string().max(128),
  lot_number: z.string().max(128),
  pass_token: z.string().max(512),
  gen_time: z.string().max(32),
  captcha_output: z.string().max(4096),
});

const answer = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  userName: z.string(),
  id: z.string(),
  /** Ours: the session can only change the password or log out (LOGIN-04). A gateway without it leaves the site to judge. */
  passwordChangeRequired: z.boolean().optional(),
  /** Ours: what the device keeps instead of a password (SESS-03). A new one with each login that asks to be remembered. */
  rememberToken: z.string().optional(),
});

/** Digits; a plus in front is accepted. */
const dialingCode = z.string().regex(/^\+?[1-9]\d{0,3}$/);
/** As it is typed: digits, with spaces, hyphens, dots and brackets between them. */
const mobileNumber = z.string().max(32);
const captchaFields = {
  geetestChallenge: z.string().max(128).optional(),
  geetestSeccode: z.string().max(256).optional(),
  geetestValidateV4: geetestV4.optional(),
  captcha: z.string().max(16).optional(),
};
const loginType = z.enum(['username', 'sms', 'firebase']).default('username');
const credentials = {
  /** For `sms` the mobile number. */
  username: z.string().min(1).max(64),
  /** For `sms` the code; of a remembered login its token (SESS-03). */
  password: z.string().min(1).max(128),
  loginDeviceId: z.uuid(),
  type: loginType,
  firebaseIdToken: z.string().max(8192).optional(),
  rememberMe: z.boolean().optional(),
  /** Ours, for `sms`: without it the number has to begin with a plus. */
  countryDialingCode: dialingCode.optional(),
};

export const signIn = {
  input: z.strictObject({
    ...credentials,
    firebaseChannel: z.string().max(32).optional(),
    ...captchaFields,
  }),
  answer,
};

/** TFA-03. The field of the method has to be there, the others may be. */
export const verifySignIn = {
  input: z.strictObject({
    ...credentials,
    /** E e-mail, P payee name, G authenticator, S text message. */
    method: z.enum(['E', 'P', 'G', 'S']),
    email: z.string().max(254).optional(),
    payeeName: z.string().max(128).optional(),
    /** Six digits, or a recovery code. */
    authCode: z.string().max(32).optional(),
    mobileNum: mobileNumber.optional(),
    verificationCode: z.string().max(16).optional(),
  }),
  answer,
};

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
