import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';
import type { Promotion } from './promotion.schema.ts';

/** An amount in 1/100000 of the currency's unit, as text: a number would lose digits (W2). */
const amount = z.string().regex(/^\d+$/);
const moment = z.number().nullable();
const states = ['draft', 'live', 'paused', 'ended'] as const;

export const listPromotions = {
  input: z.strictObject(ofMerchant),
  answer: z.object({
    promotions: z.array(
      z.object({
        code: z.string(),
        state: z.enum(states),
        type: z.string(),
        currency: z.string(),
        /** Null: no budget. */
        budget: amount.nullable(),
        spent: amount,
        /** Epoch milliseconds. */
        startsAt: moment,
        endsAt: moment,
        /** The number of rewards that it has paid. */
        rewards: z.int(),
        /** The stored definition, unchecked: an earlier version may have accepted more. */
        definition: z.custom<Promotion>(),
      }),
    ),
  }),
};

export const importPromotion = {
  /** `file`: the JSON of a file, which the rule reads by `promotion`. */
  input: z.strictObject({ ...ofMerchant, file: z.unknown() }),
  answer: z.object({ code: z.string() }),
};

export const changePromotion = {
  input: z.strictObject({
    ...ofMerchant,
    code: z.string().max(100),
    state: z.enum(['live', 'paused', 'ended']),
  }),
  /** The previous state. */
  answer: z.object({ before: z.enum(states) }),
};

export const checkRewards = {
  input: z.strictObject({}),
  answer: z.object({
    merchants: z.int(),
    rewards: z.int(),
    activities: z.int(),
    /** The first row that breaks an invariant; null if all hold. */
    broken: z.object({ merchant: z.string(), says: z.string(), row: z.string() }).nullable(),
  }),
};

export const rebuildActivity = { input: z.strictObject(ofMerchant), answer: z.object({}) };
