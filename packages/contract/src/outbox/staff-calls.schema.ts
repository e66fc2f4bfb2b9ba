import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';

/** The number of a fact, which orders a member's facts. */
const factNumber = z.string().regex(/^\d{1,18}$/);

export const listOutbox = {
  /** `merchant`: absent for all merchants. */
  input: z.strictObject({ merchant: ofMerchant.merchant.optional() }),
  answer: z.object({
    /** Counts of facts, by merchant and by the module that has to handle them. */
    waiting: z.array(
      z.object({
        merchant: z.string(),
        handler: z.string(),
        facts: z.int(),
        /** The number of them that wait for a retry after a failure. */
        held: z.int(),
        /** The time of the oldest, in epoch milliseconds, as are all times here. */
        since: z.number(),
      }),
    ),
    /** Dead letters, the one that was given up first at the top: at most 200 of each merchant. */
    letters: z.array(
      z.object({
        merchant: z.string(),
        number: factNumber,
        handler: z.string(),
        name: z.string(),
        memberId: z.string(),
        happenedAt: z.number(),
        gaveUpAt: z.number(),
        tries: z.int(),
        trouble: z.string(),
      }),
    ),
  }),
};

export const retryDeadLetters = {
  /** `number`: absent for all letters of the merchant. */
  input: z.strictObject({ ...ofMerchant, number: factNumber.optional() }),
  /** The number of letters. */
  answer: z.object({ letters: z.int() }),
};
