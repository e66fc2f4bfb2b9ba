import { z } from 'zod';
import { id, moment, reward } from '../rewards/reward-answer.schema.ts';

const voucher = z.object({
  id,
  title: z.string(),
  line: z.string(),
  reward,
  state: z.enum(['available', 'used', 'expired']),
  expiresAt: moment,
  usedAt: moment.nullable(),
});

export const voucherList = {
  input: z.strictObject({ state: z.enum(['available', 'used', 'expired']).default('available') }),
  answer: z.object({
    vouchers: z.array(voucher),
    /** The number of vouchers that can be claimed now, for any requested state. */
    available: z.int(),
  }),
};
export const claimVoucher = { input: z.strictObject({ id }), answer: voucher };
export const redeemVoucher = {
  input: z.strictObject({ code: z.string().min(1).max(64) }),
  answer: voucher,
};
