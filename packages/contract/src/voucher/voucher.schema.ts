// A voucher as an operator writes it: what it says and what it is worth. The command makes as many as are wanted.
import { z } from 'zod';
import { moneyReward, voucherTexts } from '../rewards/reward.schema.ts';
import { ownName } from '../operator-files/fields.schema.ts';

export const voucherFile = z.strictObject({
  /** The operator's own name for those that are made together. */
  batch: ownName,
  texts: voucherTexts,
  reward: moneyReward,
  expiresAt: z.iso.datetime({ offset: true }),
});
export type VoucherFile = z.output<typeof voucherFile>;
