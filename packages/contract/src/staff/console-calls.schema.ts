import { z } from 'zod';
import {
  authenticationResponse,
  creationOptions,
  registrationResponse,
  requestOptions,
} from '../passkey/webauthn.schema.ts';
import { passwordLength } from '../password/weaknesses.ts';
import { staffSignalKinds } from '../signals/kinds.ts';
import { ofMerchant } from './of-merchant.schema.ts';
import { staffRoles } from './roles.ts';

const token = z.string().min(1).max(100);
const password = z.string().min(1).max(passwordLength.most);
/** A code of the authenticator, or a recovery code. */
const code = z.string().min(1).max(40);

export const openInvitation = {
  input: z.strictObject({ token }),
  answer: z.object({
    mail: z.string(),
    /** The secret to type into an authenticator, in Base32. */
    secret: z.string(),
    /** The same as an address, for a QR code. */
    otpauth: z.string(),
  }),
};

export const beginInvitationPasskey = {
  input: z.strictObject({ token, password }),
  answer: creationOptions,
};

export const takeInvitation = {
  input: z.union([
    z.strictObject({ token, password, code }),
    z.strictObject({ token, password, passkey: registrationResponse }),
  ]),
  answer: z.object({
    /** Each opens the account once if the second factor is lost. They are shown once. */
    recoveryCodes: z.array(z.string()),
  }),
};

export const beginStaffLogin = { input: z.strictObject({}), answer: requestOptions };

const mail = z.string().min(1).max(200);

export const logInStaff = {
  input: z.union([
    z.strictObject({ mail, password, code }),
    z.strictObject({ mail, password, passkey: authenticationResponse }),
  ]),
  answer: z.object({}),
};

export const logOutStaff = { input: z.strictObject({}), answer: z.object({}) };

export const whoAmI = {
  input: z.strictObject({}),
  answer: z.object({
    mail: z.string(),
    /** The merchant that the session works for; null until one is chosen. */
    merchant: z.string().nullable(),
    /** Merchants by their code. */
    merchants: z.array(
      z.object({
        merchant: z.string(),
        name: z.string(),
        roles: z.array(z.enum(staffRoles)),
      }),
    ),
  }),
};

export const chooseMerchant = {
  input: z.strictObject(ofMerchant),
  answer: z.object({}),
};

export const openStaffSignals = {
  input: z.strictObject({}),
  /** The data of each event of the name `changed`. */
  answer: z.object({ what: z.array(z.enum(staffSignalKinds)).min(1) }),
};
