import { z } from 'zod';

export const walletBalance = {
  input: z.strictObject({}),
  answer: z.object({
    /** What can be used, as decimal text, rounded down to the currency's digits: `1250.00`. */
    sumBalance: z.string(),
    /** Of it the member's own, and bonus money. Ours: a gateway may leave them out. */
    cash: z.string().optional(),
    bonus: z.string().optional(),
    currency: z.string(),
    currencySymbol: z.string(),
  }),
};
