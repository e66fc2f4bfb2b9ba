import { z } from 'zod';
import { captchaFields, dialingCode, mobileNumber } from '../codes/fields.schema.ts';
import { identityFields } from '../identity/fields.schema.ts';
import { passwordLength } from '../password/weaknesses.ts';
import { originFields } from './fields.schema.ts';

const field = z.object({
  enabled: z.boolean(),
  acceptedPattern: z.string(),
  minLength: z.number(),
  maxLength: z.number(),
  patternId: z.string(),
  message: z.string(),
  /** Ours, as is `order`: a gateway's answer may lack them. */
  required: z.boolean().optional(),
  order: z.number().optional(),
});

export const registerSettings = {
  input: z.strictObject({}),
  answer: z.object({
    username: field.optional(),
    password: field.optional(),
    mobileNum: field.optional(),
    email: field.optional(),
    payeeName: field.optional(),
    referralCode: field.optional(),
    /** Ours: whether registration is open. */
    open: z.boolean().optional(),
    /** Ours: whether a code has to prove the number. */
    mobileCode: z.boolean().optional(),
    /** Ours: the terms that have to be accepted; null if the merchant requires none. */
    terms: z
      .object({
        termsUrl: z.string().nullable(),
        privacyUrl: z.string().nullable(),
        leastAge: z.number().nullable(),
      })
      .nullable()
      .optional(),
  }),
};

/** Fields that every kind of registration sends. */
const besides = {
  ...originFields,
  registerMethod: z.literal('WEB').optional(),
  /** A registration always logs in. */
  login: z.literal(true).optional(),
  loginDeviceId: z.uuid(),
  /** Ours: whether age, terms and privacy notice are accepted, if the merchant requires it. */
  accepted: z.boolean().optional(),
};

const asked = {
  email: z.string().max(254).optional(),
  payeeName: z.string().max(128).optional(),
  ...besides,
  countryDialingCode: dialingCode.optional(),
  ...captchaFields,
};

const username = z.string().max(64);
const password = z.string().max(passwordLength.most);

const answer = z.object({
  token: z.string(),
  id: z.string(),
  userName: z.string(),
});

export const registerMember = {
  input: z.strictObject({
    username,
    password,
    confirmPassword: password.optional(),
    /** Stored as the player's claim; only a code proves it. */
    mobileNum: mobileNumber.optional(),
    ...asked,
  }),
  answer,
};

export const registerByMobile = {
  input: z.strictObject({
    /** Optional: the member gets a free name if it is absent. */
    username: username.optional(),
    /** Optional: the member logs in by code if it is absent. */
    password: password.optional(),
    confirmPassword: password.optional(),
    mobileNum: mobileNumber.min(1),
    verificationCode: z.string().max(16),
    ...asked,
  }),
  answer,
};

/** A registration that the token proves: it requires no name, password or captcha. */
export const registerByIdentity = {
  input: z.strictObject({
    ...identityFields,
    /** The family's name for a text message to new members; ours sends none. */
    smsTemplate: z.string().max(64).optional(),
    ...besides,
  }),
  answer,
};

export const checkUsername = {
  input: z.strictObject({ username: username.min(1) }),
  answer: z.null(),
};

export const sendRegisterCode = {
  input: z.strictObject({
    countryDialingCode: dialingCode,
    /** The mobile number, which the family calls mobileNo in this call. */
    mobileNo: mobileNumber.min(1),
    loginDeviceId: z.uuid(),
    ...captchaFields,
  }),
  answer: z.object({
    expiredMinutes: z.number(),
    /** Ours: epoch milliseconds at which the code ends. */
    expirationTime: z.number().optional(),
  }),
};
