import { z } from 'zod';
import { deeds } from '../rewards/doing.schema.ts';
import { amount, id, moment, reward } from '../rewards/told.schema.ts';

/** What an invitation gives, and for what. */
const programme = z.object({
  promotionId: id,
  title: z.string(),
  line: z.string(),
  art: z.string(),
  /** What the friend has to do, how often, and within how many days of joining. */
  does: z.enum(deeds),
  target: z.int(),
  withinDays: z.int(),
  /** On how many different days the friend has to stake own money, and how much of it in all, in the reward's currency. */
  ownDays: z.int(),
  ownStakes: amount,
  /** Of the member, for each friend. */
  reward,
  /** Of the friend; null where there is none. */
  friendReward: reward.nullable(),
});

const friend = z.object({
  /** Masked: nobody is named to others, and nobody is told what a friend has played. */
  name: z.string(),
  /** One of the site's pictures of members, from 1. */
  icon: z.int(),
  joinedAt: moment,
  /**
   * `joined` may still do it, `ready` waits for a claim, `waiting` was claimed and a service was asked for it, `checked`
   * is being looked at by the team, `refused` was not counted by it, `late` did not do it in time, `done` did it and
   * gives nothing more.
   */
  state: z.enum(['joined', 'ready', 'waiting', 'paid', 'checked', 'refused', 'late', 'done']),
  reward: reward.nullable(),
  /** What the claim names. */
  promotionId: id.nullable(),
  item: id.nullable(),
});

export const referralDetails = {
  input: z.strictObject({}),
  answer: z.object({
    referralCode: z.string(),
    totalInvitations: z.int(),
    promotionDomains: z.array(z.string()),
    /** Ours. Null where none runs, or none for this member. */
    programme: programme.nullable().optional(),
    /** The newest first, a hundred at most. */
    friends: z.array(friend).optional(),
    /** What was paid for friends, in the merchant's currency. */
    earned: z.object({ amount, currency: z.string() }).optional(),
  }),
};

export const inviteProgramme = {
  input: z.strictObject({}),
  /** The terms are HTML that was cleaned. */
  answer: z.object({ programme: programme.extend({ terms: z.string() }).nullable() }),
};

export const inviteCode = {
  input: z.strictObject({ code: z.string().min(1).max(64) }),
  answer: z.object({ known: z.boolean() }),
};
