import { z } from 'zod';
import { deeds } from '../rewards/deeds.schema.ts';
import { amount, id, moment, reward } from '../rewards/reward-answer.schema.ts';

/** The reward of an invitation, and its conditions. */
const programme = z.object({
  promotionId: id,
  title: z.string(),
  line: z.string(),
  art: z.string(),
  /** The deed that the friend has to do, how often, and within how many days of joining. */
  does: z.enum(deeds),
  target: z.int(),
  withinDays: z.int(),
  /** The number of different days on which the friend has to stake own money, and the sum in all, in the reward's currency. */
  ownDays: z.int(),
  ownStakes: amount,
  /** The member's reward for each friend. */
  reward,
  /** The friend's reward; null if there is none. */
  friendReward: reward.nullable(),
});

const friend = z.object({
  /** The masked name: no member is named to another, nor is it shown what a friend has played. */
  name: z.string(),
  /** One of the site's pictures of members, from 1. */
  icon: z.int(),
  joinedAt: moment,
  /**
   * `joined`: the friend may still do it; `ready`: the reward can be claimed; `waiting`: claimed, and requested from a service;
   * `checked`: the team examines the invitation; `refused`: the team did not accept it; `late`: the friend did not do it in time;
   * `done`: the friend did it, and there is nothing more to claim.
   */
  state: z.enum(['joined', 'ready', 'waiting', 'paid', 'checked', 'refused', 'late', 'done']),
  reward: reward.nullable(),
  /** The ids that a claim has to name. */
  promotionId: id.nullable(),
  item: id.nullable(),
});

export const referralDetails = {
  input: z.strictObject({}),
  answer: z.object({
    referralCode: z.string(),
    totalInvitations: z.int(),
    promotionDomains: z.array(z.string()),
    /** Ours. Null if no invitation programme runs, or none for this member. */
    programme: programme.nullable().optional(),
    /** The friends, newest first, a hundred at most. */
    friends: z.array(friend).optional(),
    /** The sum paid for friends, in the merchant's currency. */
    earned: z.object({ amount, currency: z.string() }).optional(),
  }),
};

export const inviteProgramme = {
  input: z.strictObject({}),
  /** The programme; its terms are sanitised HTML. */
  answer: z.object({ programme: programme.extend({ terms: z.string() }).nullable() }),
};

export const inviteCode = {
  input: z.strictObject({ code: z.string().min(1).max(64) }),
  answer: z.object({ known: z.boolean() }),
};
