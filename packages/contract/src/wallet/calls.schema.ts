import { z } from 'zod';

export const walletBalance = {
  input: z.strictObject({}),
  answer: z.object({
    /** Decimal text, rounded down to the currency's digits: `1250.00`. */
    sumBalance: z.string(),
    currency: z.string(),
    currencySymbol: z.string(),
  }),
};
