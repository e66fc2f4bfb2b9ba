import { z } from 'zod';

const states = ['waiting', 'active', 'done', 'expired', 'cancelled', 'forfeited', 'lost'] as const;

/** A bonus. Amounts are decimal texts in its currency, times are epoch milliseconds. */
const bonus = z.object({
  id: z.string(),
  /** The id of the claimed reward that became this bonus, as its promotion names it; null: the bonus came from elsewhere. */
  rewardId: z.string().nullable(),
  /** One bonus is active, the others wait; `done` became cash, `lost` was played away and the next one became active. */
  state: z.enum(states),
  amount: z.string(),
  /** The rest of the amount that can still be played with. */
  left: z.string(),
  currency: z.string(),
  /** The sum that has to be staked in all, and the sum staked so far. */
  wageringDue: z.string(),
  wagered: z.string(),
  /** The most of one stake that counts; null: all of it. */
  largestStake: z.string().nullable(),
  /** The per cent of a stake that count, by the game’s category; `default` for all others. 0: such games take no bonus money. */
  weights: z.record(z.string(), z.number()),
  /** Days for which the bonus lasts, from the day on which it becomes active. */
  days: z.int(),
  grantedAt: z.number(),
  /** Null for a bonus that waits, because its time has not begun, and for one that was never active. */
  expiresAt: z.number().nullable(),
  endedAt: z.number().nullable(),
});

export const listBonuses = {
  input: z.strictObject({}),
  answer: z.object({ bonuses: z.array(bonus) }),
};
export const forfeitBonus = { input: z.strictObject({ id: z.uuid() }), answer: bonus };
