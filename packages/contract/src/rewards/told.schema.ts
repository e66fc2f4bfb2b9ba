// What several calls tell of rewards.
import { z } from 'zod';

export const id = z.uuid();
/** Decimal text in the currency that stands beside it. */
export const amount = z.string();
/** Epoch milliseconds. */
export const moment = z.int();

export const reward = z.object({
  kind: z.enum(['cash', 'bonus', 'freePlays']),
  /** Of free plays all their stakes. */
  amount,
  currency: z.string(),
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
