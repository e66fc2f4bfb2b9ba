// A voucher as an operator writes it: its texts and its value. The command makes the wanted number of them.
import { z } from 'zod';
import { moneyReward, voucherTexts } from '../rewards/reward.schema.ts';
import { ownName } from '../operator-files/fields.schema.ts';

export const voucherFile = z.strictObject({
  /** The operator's own name for a batch of vouchers. */
  batch: ownName,
  texts: voucherTexts,
  reward: moneyReward,
  expiresAt: z.iso.datetime({ offset: true }),
});
export type VoucherFile = z.output<typeof voucherFile>;
