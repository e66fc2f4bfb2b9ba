import { z } from 'zod';
import { amount, id, moment, reward } from './reward-answer.schema.ts';

/** A week of cashback, with the sums that it was computed from. */
export const rescueWeek = z.object({
  /** Monday and Sunday of the week in the merchant's calendar. */
  from: z.string(),
  to: z.string(),
  staked: amount,
  won: amount,
  difference: amount,
  /** The rate in percent. */
  rate: z.number(),
  reward,
  state: z.enum(['ready', 'paid', 'lapsed']),
  /** The end of the time in which it can be claimed. */
  until: moment.nullable(),
  paidAt: moment.nullable(),
  /** The id that a claim has to name. */
  item: id,
});
