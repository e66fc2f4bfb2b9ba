// Deeds that earn a reward: those of a task, or of an invited friend.
import { z } from 'zod';

/**
 * The deeds that a task can count: the account itself, a proven mobile number, an e-mail address, days with a login, rounds with a
 * stake, different games, the sum staked in whole units of the currency, or tickets of a lottery.
 */
export const deeds = [
  'registered',
  'mobile',
  'email',
  'days',
  'rounds',
  'games',
  'staked',
  'tickets',
] as const;
export type Deed = (typeof deeds)[number];

/** A deed, and how often it has to be done. */
export const doing = {
  does: z.enum(deeds),
  target: z.int().min(1).max(1_000_000).default(1),
  /** Limits the count to rounds in these. */
  only: z
    .strictObject({
      categories: z.array(z.string().min(1).max(40)).min(1).optional(),
      games: z.array(z.string().min(1).max(64)).min(1).optional(),
    })
    .optional(),
};

export type DeedGoal = z.output<z.ZodObject<typeof doing>>;
