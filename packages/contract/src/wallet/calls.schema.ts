import { z } from 'zod';

export const walletBalance = {
  input: z.strictObject({}),
  answer: z.object({
    /** The usable balance as decimal text, rounded down to the currency's digits: `1250.00`. */
    sumBalance: z.string(),
    /** The member's own part of the balance, and bonus money. Ours: a gateway may omit them. */
    cash: z.string().optional(),
    bonus: z.string().optional(),
    currency: z.string(),
    currencySymbol: z.string(),
  }),
};
