import { z } from 'zod';

const geetestV4 = z.strictObject({
  captcha_id: z.string().max(128),
  lot_number: z.string().max(128),
  pass_token: z.string().max(512),
  gen_time: z.string().max(32),
  captcha_output: z.string().max(4096),
});

export const signIn = {
  input: z.strictObject({
    username: z.string().min(1).max(64),
    password: z.string().min(1).max(128),
    loginDeviceId: z.uuid(),
    type: z.enum(['username', 'sms', 'firebase']).default('username'),
    firebaseChannel: z.string().max(32).optional(),
    firebaseIdToken: z.string().max(8192).optional(),
    geetestChallenge: z.string().max(128).optional(),
    geetestSeccode: z.string().max(256).optional(),
    geetestValidateV4: geetestV4.optional(),
    captcha: z.string().max(16).optional(),
    rememberMe: z.boolean().optional(),
  }),
  answer: z.object({
    token: z.string(),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
    userName: z.string(),
    id: z.string(),
    /** Ours: the session can only change the password or log out (LOGIN-04). A gateway without it leaves the site to judge. */
    passwordChangeRequired: z.boolean().optional(),
  }),
};
