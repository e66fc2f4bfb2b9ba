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
  /** Ours: the session can only change the password or log out (LOGIN-04). If a gateway omits it, the site decides. */
  passwordChangeRequired: z.boolean().optional(),
  /** Ours: the token that the device stores instead of a password (SESS-03). A new one with each login that asks to be remembered. */
  rememberToken: z.string().optional(),
});

const loginType = z.enum(['username', 'sms', 'firebase', 'passkey']).default('username');
const credentials = {
  /** The username; for `sms` the mobile number; empty for `passkey` and `firebase`, whose proofs identify the member. */
  username: z.string().max(64).default(''),
  /** The password; for `sms` the code; for a remembered login its token (SESS-03); empty for `passkey` and `firebase`. */
  password: z.string().max(128).default(''),
  loginDeviceId: z.uuid(),
  type: loginType,
  firebaseChannel: identityFields.firebaseChannel.optional(),
  /** The token that proves the identity for `firebase`, or, for a second factor by text message, that the number is the member’s own (TFA-03). */
  firebaseIdToken: identityFields.firebaseIdToken.optional(),
  rememberMe: z.boolean().optional(),
  /** Ours, for `firebase`: stored if the login creates the account (`firebaseAutoRegister`). */
  ...originFields,
  /** Ours, for `passkey`: the browser's answer to the challenge. */
  passkey: authenticationResponse.optional(),
  /** Ours, for `sms`: the dialling code; if it is absent, the number has to begin with a plus. */
  countryDialingCode: dialingCode.optional(),
};

type LoginType = z.output<typeof loginType>;
type LoginInput = { type: LoginType } & Partial<Record<(typeof needs)[LoginType][number], unknown>>;

/** The fields that each type of login requires. */
const needs = {
  username: ['username', 'password'],
  sms: ['username', 'password'],
  passkey: ['passkey'],
  firebase: ['firebaseChannel', 'firebaseIdToken'],
} as const;

/** Adds an issue for each missing field, so that the refusal names them all. */
function demandWhole(given: LoginInput, context: z.RefinementCtx): void {
  for (const name of needs[given.type]) {
    const isMissing = given[name] === undefined || given[name] === '';
    if (isMissing) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
  }
}

export const signIn = {
  input: z.strictObject({ ...credentials, ...captchaFields }).superRefine(demandWhole),
  answer,
};

/** TFA-03. The field that belongs to the method is required, the others are allowed. */
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
