// What several calls tell of rewards.
import { z } from 'zod';

export const id = z.uuid();
/** Decimal text in the currency that stands beside it. */
export const amount = z.string();
/** Epoch milliseconds. */
export const moment = z.int();

export const reward = z.object({
  kind: z.enum(['cash', 'bonus']),
  amount,
  currency: z.string(),
});
