import { z } from 'zod';
import { authenticationResponse } from '../passkey/webauthn.schema.ts';
import { captchaFields, dialingCode, mobileNumber } from '../codes/fields.schema.ts';
import { identityFields } from '../identity/fields.schema.ts';
import { originFields } from '../register/fields.schema.ts';

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

const loginType = z.enum(['username', 'sms', 'firebase', 'passkey']).default('username');
const credentials = {
  /** For `sms` the mobile number; none for `passkey` and `firebase`, which say themselves whose they are. */
  username: z.string().max(64).default(''),
  /** For `sms` the code; of a remembered login its token (SESS-03); none for `passkey` and `firebase`. */
  password: z.string().max(128).default(''),
  loginDeviceId: z.uuid(),
  type: loginType,
  firebaseChannel: identityFields.firebaseChannel.optional(),
  /** For `firebase` what proves who it is; of a second factor by text message that the number is the member’s own (TFA-03). */
  firebaseIdToken: identityFields.firebaseIdToken.optional(),
  rememberMe: z.boolean().optional(),
  /** Ours, for `firebase`: kept where the login makes the account (`firebaseAutoRegister`). */
  ...originFields,
  /** Ours, for `passkey`: what the browser answered to the challenge. */
  passkey: authenticationResponse.optional(),
  /** Ours, for `sms`: without it the number has to begin with a plus. */
  countryDialingCode: dialingCode.optional(),
};

type Type = z.output<typeof loginType>;
type Given = { type: Type } & Partial<Record<(typeof needs)[Type][number], unknown>>;

/** What each type of login cannot do without. */
const needs = {
  username: ['username', 'password'],
  sms: ['username', 'password'],
  passkey: ['passkey'],
  firebase: ['firebaseChannel', 'firebaseIdToken'],
} as const;

/** The refusal names each field that is missing. */
function demandWhole(given: Given, context: z.RefinementCtx): void {
  for (const name of needs[given.type]) {
    const isMissing = given[name] === undefined || given[name] === '';
    if (isMissing) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
  }
}

export const signIn = {
  input: z.strictObject({ ...credentials, ...captchaFields }).superRefine(demandWhole),
  answer,
};

/** TFA-03. The field of the method has to be there, the others may be. */
export const verifySignIn = {
  input: z
    .strictObject({
      ...credentials,
      /** E e-mail, P payee name, G authenticator, S text message. */
      method: z.enum(['E', 'P', 'G', 'S']),
      email: z.string().max(254).optional(),
      payeeName: z.string().max(128).optional(),
      /** Six digits, or a recovery code. */
      authCode: z.string().max(32).optional(),
      mobileNum: mobileNumber.optional(),
      verificationCode: z.string().max(16).optional(),
    })
    .superRefine(demandWhole),
  answer,
};
