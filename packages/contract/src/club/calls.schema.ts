import { z } from 'zod';
import { amount, moment } from '../rewards/reward-answer.schema.ts';
import { metals } from './club.schema.ts';

const value = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amount, currency: z.string() }),
  z.object({ kind: z.literal('count'), count: z.number() }),
  z.object({ kind: z.literal('percent'), percent: z.number() }),
  z.object({ kind: z.literal('included') }),
]);

const condition = z.object({
  code: z.string(),
  title: z.string(),
  /** Progress so far, at most the target. */
  done: z.int(),
  target: z.int(),
  goTo: z.string().nullable(),
});

const level = z.object({
  labelId: z.string(),
  name: z.string(),
  rank: z.int(),
  metal: z.enum(metals),
  /** Null if the member has not reached the level, or was put there by staff. */
  reachedAt: moment.nullable(),
  /** The conditions; listed only for levels that are still to be reached. */
  conditions: z.array(condition),
});

export const rewardBenefits = {
  input: z.strictObject({}),
  answer: z.object({
    /** The label of the member's level; null if the member has none whose benefits are shown (MEMBER-01). */
    own: z.string().nullable(),
    /** The levels, lowest first; empty if the member's label belongs to no club level. */
    levels: z.array(level),
    benefits: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        /** One value for each level, in their order; null: the level does not have the benefit. */
        values: z.array(value.nullable()),
      }),
    ),
  }),
};
