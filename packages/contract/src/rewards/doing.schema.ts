// What somebody does to earn something: a task's, or that of a friend who was invited.
import { z } from 'zod';

/**
 * What a task counts: the account itself, a proven mobile number, an e-mail address, days with a login, rounds with a
 * stake, different games, what was staked in whole units of the currency, or tickets of a lottery.
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

/** What somebody does, and how often. */
export const doing = {
  does: z.enum(deeds),
  target: z.int().min(1).max(1_000_000).default(1),
  /** Only rounds in these count. */
  only: z
    .strictObject({
      categories: z.array(z.string().min(1).max(40)).min(1).optional(),
      games: z.array(z.string().min(1).max(64)).min(1).optional(),
    })
    .optional(),
};

export type Doing = z.output<z.ZodObject<typeof doing>>;
