import { z } from 'zod';
import { amount, id, moment, reward } from './told.schema.ts';
import { promotionTypes } from './promotion-types.ts';

/** How many rewards of each kind wait; a kind that is not enabled has no promotion for this viewer. */
const byType = z.object({
  content: z.partialRecord(
    z.enum(promotionTypes),
    z.object({ enabled: z.boolean(), count: z.int() }),
  ),
});
export const availablePromotions = { input: z.strictObject({}), answer: byType };
export const merchantPromotions = { input: z.strictObject({}), answer: byType };

/** What a member may do about it now. */
const claim = z.object({
  /** `none`: nothing can be claimed by a press; it is earned. */
  state: z.enum(['ready', 'claimed', 'exhausted', 'none']),
  /** When it may be claimed again. */
  againAt: moment.nullable(),
  reward: reward.nullable(),
  /** Of what was claimed, the id that it has as a bonus’s `rewardId`. */
  rewardId: id.nullable(),
});

const promotion = z.object({
  id,
  type: z.enum(promotionTypes),
  state: z.enum(['live', 'soon', 'ended']),
  title: z.string(),
  line: z.string(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  art: z.string(),
  /** Where its button leads; null: the site does it itself. */
  goTo: z.string().nullable(),
  /** Null for a visitor. */
  claim: claim.nullable(),
});

export const promotionList = {
  input: z.strictObject({}),
  answer: z.object({ promotions: z.array(promotion) }),
};

export const promotionDetails = {
  input: z.strictObject({ id }),
  /** The terms are HTML that was cleaned. */
  answer: promotion.extend({ terms: z.string() }),
};

export const claimPromotion = {
  input: z.strictObject({
    id,
    /** One of several that it has to give, as the lists name it. */
    item: z.string().min(1).max(100).optional(),
  }),
  answer: z.object({
    claimId: id,
    state: z.enum(['paid', 'waiting', 'failed']),
    amount,
    currency: z.string(),
  }),
};

const row = z.object({
  /** Of a reward that is there already; null for one that the claim makes. */
  id: id.nullable(),
  promotionId: id,
  type: z.enum(promotionTypes),
  title: z.string(),
  item: z.string().nullable(),
  reward,
  /** `waiting` for a service that was asked; `failed` can be tried again. */
  state: z.enum(['ready', 'waiting', 'failed']),
  /** Of a failed one: the service refused, or gave no answer. */
  trouble: z.enum(['refused', 'no_answer']).nullable(),
  /** Until when it can be claimed. */
  until: moment.nullable(),
});

export const rewardClaims = {
  input: z.strictObject({}),
  answer: z.object({ rows: z.array(row) }),
};

/** A month of the merchant's, such as 2026-11. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const rewardHistory = {
  input: z.strictObject({ month: month.optional() }),
  answer: z.object({
    month,
    /** What was paid in it, in the merchant's currency. */
    sum: z.object({ amount, currency: z.string() }),
    rows: z.array(
      z.object({
        id,
        type: z.enum(promotionTypes),
        title: z.string(),
        reward,
        paidAt: moment,
      }),
    ),
    /** Whether earlier months hold any. */
    hasEarlier: z.boolean(),
  }),
};

const task = z.object({
  code: z.string(),
  title: z.string(),
  /** `locked` opens when another is done, `ready` waits for its claim, `waiting` for a service that was asked, `over` was not done in time. */
  state: z.enum(['locked', 'open', 'ready', 'waiting', 'paid', 'over']),
  done: z.int(),
  target: z.int(),
  /** The title of the task that opens it. */
  after: z.string().nullable(),
  goTo: z.string().nullable(),
  reward,
  paidAt: moment.nullable(),
});

export const rewardTasks = {
  input: z.strictObject({}),
  answer: z.object({
    groups: z.array(
      z.object({
        promotionId: id,
        type: z.enum(promotionTypes),
        title: z.string(),
        line: z.string(),
        /** Until when tasks can be done. */
        until: moment.nullable(),
        tasks: z.array(task),
        /** What was paid, and what can still be earned. */
        earned: amount,
        toCome: amount,
        currency: z.string(),
      }),
    ),
  }),
};

export const leaderBoard = {
  input: z.strictObject({ period: z.enum(['day', 'week', 'month']).default('week') }),
  answer: z.object({
    period: z.enum(['day', 'week', 'month']),
    /** Its first and last day, as the merchant counts: 2026-11-23. */
    from: z.string(),
    to: z.string(),
    /** The first fifty. Equal points share a rank; of them who was first stands first. */
    rows: z.array(
      z.object({
        rank: z.int(),
        /** Masked: nobody is named to others. */
        name: z.string(),
        /** One of the site's pictures of members, from 1. */
        icon: z.int(),
        points: z.int(),
        isOwn: z.boolean(),
      }),
    ),
    /** What the ranks give the member when the period is over; none: nothing. */
    prizes: z.array(z.object({ from: z.int(), to: z.int(), reward })),
    /** The member's own; without points there is no rank. */
    own: z.object({ rank: z.int().nullable(), points: z.int(), icon: z.int() }),
  }),
};

const rescueWeek = z.object({
  /** Monday and Sunday, as the merchant counts. */
  from: z.string(),
  to: z.string(),
  staked: amount,
  won: amount,
  difference: amount,
  /** In percent. */
  rate: z.number(),
  reward,
  state: z.enum(['ready', 'paid', 'lapsed']),
  /** Until when it can be claimed. */
  until: moment.nullable(),
  paidAt: moment.nullable(),
  /** What the claim names. */
  item: id,
});

export const rewardRescue = {
  input: z.strictObject({}),
  answer: z.object({
    rescue: z
      .object({
        promotionId: id,
        title: z.string(),
        line: z.string(),
        /** The rule, in the member's terms. */
        rate: z.number(),
        least: amount,
        most: amount,
        currency: z.string(),
        /** Of last week; null where nothing comes back. */
        week: rescueWeek.nullable(),
        /** The newest first. */
        earlier: z.array(rescueWeek),
      })
      .nullable(),
  }),
};

/** A day of the merchant's, such as 2026-11-25. */
const day = z.string();

export const signInCalendar = {
  input: z.strictObject({ month: month.optional() }),
  /** Null where nothing is given for signing in. */
  answer: z
    .object({
      promotionId: id,
      /** By the server's clock, in the merchant's time zone. */
      today: day,
      /** When the next day begins. */
      nextDayAt: moment,
      month,
      /** All of the month. */
      days: z.array(
        z.object({
          day,
          /** `none`: it lies before the beginning or after the end. */
          state: z.enum(['signed', 'missed', 'today', 'coming', 'none']),
          /** A row of days ends on it, for who misses none until then. */
          gift: z.boolean(),
        }),
      ),
      hasEarlier: z.boolean(),
      /** Days in a row until now, and the most there ever were. */
      streak: z.int(),
      longest: z.int(),
      streaks: z.array(z.object({ days: z.int(), reward, reached: z.boolean() })),
      /** What today gives or gave; null where nothing is left to give. */
      todayReward: reward.nullable(),
      claimed: z.boolean(),
    })
    .nullable(),
};
