import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';

/** An amount in 1/100000 of the currency's unit, as text: a number would lose digits (W2). */
const amount = z.string().regex(/^\d{1,18}$/);
const toMember = { ...ofMerchant, username: z.string().max(200), amount };

export const previewGrant = {
  input: z.strictObject(toMember),
  /** The currency of the member's wallet. */
  answer: z.object({ currency: z.string() }),
};

export const grantBonus = {
  input: z.strictObject({
    ...toMember,
    /** The multiple of the amount that has to be staked. */
    wagering: z.int().min(0).max(9_999),
    days: z.int().min(0).max(9_999),
    /** The most of one stake that counts; null: all of it. */
    largestStake: amount.nullable(),
    /** The per cent of a stake that count, by the game's category; `default` for all others. */
    weights: z.record(z.string(), z.number()),
    source: z.string().min(1).max(300),
  }),
  /** `isNew` is false if the source had granted the bonus before. */
  answer: z.object({ id: z.string(), isNew: z.boolean() }),
};

export const listGrantedBonuses = {
  /** `username`: absent for all members. */
  input: z.strictObject({ ...ofMerchant, username: z.string().max(200).optional() }),
  /** `bonuses`: the newest 200. */
  answer: z.object({
    bonuses: z.array(
      z.object({
        id: z.string(),
        username: z.string(),
        state: z.string(),
        currency: z.string(),
        source: z.string(),
        amount,
        wagered: amount,
        wageringDue: amount,
        /** Epoch milliseconds; null for a bonus that was never active. */
        expiresAt: z.number().nullable(),
      }),
    ),
  }),
};

export const cancelBonus = {
  input: z.strictObject({ ...ofMerchant, id: z.uuid() }),
  answer: z.object({}),
};
