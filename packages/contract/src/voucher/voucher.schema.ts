// A voucher as an operator writes it: what it says and what it is worth. The command makes as many as are wanted.
import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { moneyReward } from '../rewards/promotion.schema.ts';

export const voucherFile = z.strictObject({
  /** The operator's own name for those that are made together. */
  batch: z.string().regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/),
  texts: z
    .partialRecord(
      z.enum(languageCodes),
      z.strictObject({
        title: z.string().trim().min(1).max(60),
        line: z.string().trim().max(120).default(''),
      }),
    )
    .refine((all) => Object.keys(all).length > 0),
  reward: moneyReward,
  expiresAt: z.iso.datetime({ offset: true }),
});
export type VoucherFile = z.output<typeof voucherFile>;
