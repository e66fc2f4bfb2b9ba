import { z } from 'zod';

const states = ['waiting', 'active', 'done', 'expired', 'cancelled', 'forfeited', 'lost'] as const;

/** Amounts are decimal texts in the bonus’s currency, times epoch milliseconds. */
const bonus = z.object({
  id: z.string(),
  /** The reward that it was, as a promotion names what was claimed of it; null: it was given otherwise. */
  rewardId: z.string().nullable(),
  /** One is active, others wait for it; `done` became cash, `lost` was played away and the next took its place. */
  state: z.enum(states),
  amount: z.string(),
  /** What is left of it to play with. */
  left: z.string(),
  currency: z.string(),
  /** So much has to be staked in all, and so much was. */
  wageringDue: z.string(),
  wagered: z.string(),
  /** So much of one stake counts; null: all of it. */
  largestStake: z.string().nullable(),
  /** Per cent of a stake that count, by the game’s category; `default` for all others. 0: such games take no bonus money. */
  weights: z.record(z.string(), z.number()),
  /** How long it lasts from the day it becomes active. */
  days: z.int(),
  grantedAt: z.number(),
  /** Null for one that waits, whose time has not begun, and for one that never was active. */
  expiresAt: z.number().nullable(),
  endedAt: z.number().nullable(),
});

export const listBonuses = {
  input: z.strictObject({}),
  answer: z.object({ bonuses: z.array(bonus) }),
};
export const forfeitBonus = { input: z.strictObject({ id: z.uuid() }), answer: bonus };
