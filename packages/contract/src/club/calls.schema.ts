import { z } from 'zod';
import { amount, moment } from '../rewards/told.schema.ts';
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
  /** At most the target. */
  done: z.int(),
  target: z.int(),
  goTo: z.string().nullable(),
});

const level = z.object({
  labelId: z.string(),
  name: z.string(),
  rank: z.int(),
  metal: z.enum(metals),
  /** Null where the member has not reached it, or was put there. */
  reachedAt: moment.nullable(),
  /** Of the levels that are still to be reached. */
  conditions: z.array(condition),
});

export const rewardBenefits = {
  input: z.strictObject({}),
  answer: z.object({
    /** The label of the member's level; null without one whose benefits are shown (MEMBER-01). */
    own: z.string().nullable(),
    /** The lowest first; none where the member's label is none of a club's levels. */
    levels: z.array(level),
    benefits: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        /** For each level in their order; null: not given. */
        values: z.array(value.nullable()),
      }),
    ),
  }),
};
