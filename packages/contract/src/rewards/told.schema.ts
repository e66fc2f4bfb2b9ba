// What several calls tell of rewards.
import { z } from 'zod';

export const id = z.uuid();
/** Decimal text in the currency that stands beside it. */
export const amount = z.string();
/** Epoch milliseconds. */
export const moment = z.int();

export const reward = z.object({
  kind: z.enum(['cash', 'bonus', 'freePlays', 'voucher']),
  /** Of free plays all their stakes, of a voucher what it is worth. */
  amount,
  currency: z.string(),
  /** Of bonus money, and of a voucher of it, its terms. */
  bonus: z
    .object({
      amount,
      /** So much has to be staked before it becomes cash. */
      wageringDue: amount,
      /** More of one stake does not count; null: all of it does. */
      largestStake: amount.nullable(),
      /** Per cent of a stake that count, by the game’s category; `default` for all others. */
      weights: z.record(z.string(), z.number()),
      /** How long there is for it, from the day it becomes active. */
      days: z.int(),
    })
    .optional(),
  /** Of a voucher: what it says, and for how many days it can be used. */
  voucher: z.object({ title: z.string(), days: z.int() }).optional(),
  /** Of free plays: how many, of what stake, and of which game, by its codes and as the reader calls it. */
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
