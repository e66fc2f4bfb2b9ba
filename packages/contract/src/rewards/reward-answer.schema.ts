// Shapes that several calls share in their answers about rewards.
import { z } from 'zod';

export const id = z.uuid();
/** Decimal text in the currency that is sent with it. */
export const amount = z.string();
/** Epoch milliseconds. */
export const moment = z.int();

export const reward = z.object({
  kind: z.enum(['cash', 'bonus', 'freePlays', 'voucher']),
  /** The value: for free plays the sum of their stakes, for a voucher what it pays. */
  amount,
  currency: z.string(),
  /** The terms of bonus money, or of a voucher for bonus money. */
  bonus: z
    .object({
      amount,
      /** The sum that has to be staked before the bonus becomes cash. */
      wageringDue: amount,
      /** The most of one stake that counts; null: all of it. */
      largestStake: amount.nullable(),
      /** The per cent of a stake that count, by the game’s category; `default` for all others. */
      weights: z.record(z.string(), z.number()),
      /** Days for which the bonus lasts, from the day on which it becomes active. */
      days: z.int(),
    })
    .optional(),
  /** A voucher's title, and the days for which it can be used. */
  voucher: z.object({ title: z.string(), days: z.int() }).optional(),
  /** Free plays: their number and stake, the game's codes, and its title in the reader's language. */
  freePlays: z
    .object({
      plays: z.int(),
      stake: amount,
      vendor: z.string(),
      game: z.string(),
      title: z.string(),
    })
    .optional(),
});
