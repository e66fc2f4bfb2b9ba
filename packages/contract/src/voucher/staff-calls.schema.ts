import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';
import { mostCodes } from './voucher-code.ts';

/** The JSON of a file; the rule reads it by `voucherFile` and lists all its faults. */
const file = z.unknown();

export const issueVouchers = {
  input: z.strictObject({ ...ofMerchant, file, count: z.int().min(1).max(mostCodes) }),
  answer: z.object({ codes: z.array(z.string()) }),
};

export const giveVouchers = {
  /** `source`: the occasion, for which each member gets one voucher at most; absent for one more. */
  input: z.strictObject({
    ...ofMerchant,
    file,
    usernames: z.array(z.string().max(200)).min(1),
    source: z.string().min(1).optional(),
  }),
  /** User names of the members who got a voucher, and of those who already had one for the same source. */
  answer: z.object({
    batch: z.string(),
    got: z.array(z.string()),
    hadBefore: z.array(z.string()),
  }),
};
