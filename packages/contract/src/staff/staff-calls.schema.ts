import { z } from 'zod';
import { ofMerchant } from './of-merchant.schema.ts';
import { staffRoles } from './roles.ts';
import { staffSecondFactors } from './second-factors.ts';
import { staffMail } from './staff-mail.schema.ts';

const grant = z.object({
  role: z.enum(staffRoles),
  /** The merchant's code; null for all merchants. */
  merchant: z.string().nullable(),
});

export const inviteStaff = {
  input: z.strictObject({
    mail: staffMail,
    role: z.enum(staffRoles),
    /** Absent for all merchants. */
    merchant: ofMerchant.merchant.optional(),
  }),
  answer: z.object({
    /** The secret of the link, which works once. */
    token: z.string(),
    /** Epoch milliseconds. */
    expiresAt: z.number(),
  }),
};

export const listStaff = {
  input: z.strictObject({}),
  answer: z.object({
    accounts: z.array(
      z.object({
        mail: z.string(),
        state: z.enum(['invited', 'active', 'disabled']),
        /** Null until an invitation is taken. */
        secondFactor: z.enum(staffSecondFactors).nullable(),
        grants: z.array(grant),
      }),
    ),
  }),
};

export const removeStaffRole = {
  input: z.strictObject({
    mail: staffMail,
    role: z.enum(staffRoles),
    /** Absent for the role at all merchants; one at a single merchant stays. */
    merchant: ofMerchant.merchant.optional(),
  }),
  answer: z.object({}),
};

export const showStaffCode = {
  input: z.strictObject({ mail: staffMail }),
  answer: z.object({ code: z.string() }),
};

export const disableStaff = {
  input: z.strictObject({ mail: staffMail }),
  answer: z.object({}),
};
