import { z } from 'zod';
import { deeds } from './deeds.schema.ts';
import { amount, id, moment, reward } from './reward-answer.schema.ts';
import { promotionTypes } from './promotion-types.ts';
import { rescueWeek } from './rescue-week.schema.ts';

/** The number of claimable rewards of each kind; a kind that is not enabled has no promotion for this viewer. */
const byType = z.object({
  content: z.partialRecord(
    z.enum(promotionTypes),
    z.object({ enabled: z.boolean(), count: z.int() }),
  ),
});
export const availablePromotions = { input: z.strictObject({}), answer: byType };
export const merchantPromotions = { input: z.strictObject({}), answer: byType };

/** The state of a member's claim to a promotion. */
const claim = z.object({
  /** `none`: there is no claim button, because the reward is earned. */
  state: z.enum(['ready', 'claimed', 'exhausted', 'none']),
  /** The time at which the promotion may be claimed again. */
  againAt: moment.nullable(),
  reward: reward.nullable(),
  /** The id of the claimed reward, which a bonus contains as its `rewardId`. */
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
  /** The target of its button; null: the site does what is needed itself. */
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
  /** The promotion; its terms are sanitised HTML. */
  answer: promotion.extend({ terms: z.string() }),
};

export const claimPromotion = {
  input: z.strictObject({
    id,
    /** The wanted reward if the promotion has several, as the lists name it. */
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
  /** The id of an existing reward; null if the claim creates it. */
  id: id.nullable(),
  promotionId: id,
  type: z.enum(promotionTypes),
  title: z.string(),
  item: z.string().nullable(),
  reward,
  /** `waiting`: requested from a service; `failed`: can be tried again. */
  state: z.enum(['ready', 'waiting', 'failed']),
  /** The reason for a failure: the service refused, or did not answer. */
  trouble: z.enum(['refused', 'no_answer']).nullable(),
  /** The end of the time in which it can be claimed. */
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
    /** The sum paid in the month, in the merchant's currency. */
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
    /** Whether earlier months have rewards. */
    hasEarlier: z.boolean(),
  }),
};

const task = z.object({
  code: z.string(),
  title: z.string(),
  /** The deed that it counts. */
  does: z.enum(deeds),
  /** `locked`: opens when another task is done; `ready`: can be claimed; `waiting`: requested from a service; `over`: was not done in time. */
  state: z.enum(['locked', 'open', 'ready', 'waiting', 'paid', 'over']),
  done: z.int(),
  target: z.int(),
  /** The title of the task that unlocks this one. */
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
        /** The end of the time in which tasks can be done. */
        until: moment.nullable(),
        tasks: z.array(task),
        /** The sum paid, and the sum that can still be earned. */
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
    /** The first and last day of the period in the merchant's calendar: 2026-11-23. */
    from: z.string(),
    to: z.string(),
    /** The first fifty members. Equal points share a rank; among them the member who reached the points first is listed first. */
    rows: z.array(
      z.object({
        rank: z.int(),
        /** The masked name, because no member is named to another. */
        name: z.string(),
        /** One of the site's pictures of members, from 1. */
        icon: z.int(),
        points: z.int(),
        isOwn: z.boolean(),
      }),
    ),
    /** The prizes of the ranks when the period is over; may be empty. */
    prizes: z.array(z.object({ from: z.int(), to: z.int(), reward })),
    /** The member's own row; there is no rank without points. */
    own: z.object({ rank: z.int().nullable(), points: z.int(), icon: z.int() }),
  }),
};

export const rewardRescue = {
  input: z.strictObject({}),
  answer: z.object({
    rescue: z
      .object({
        promotionId: id,
        title: z.string(),
        line: z.string(),
        /** The rule as it applies to this member: rate in percent, least and most amount. */
        rate: z.number(),
        least: amount,
        most: amount,
        currency: z.string(),
        /** Last week; null if nothing is paid back. */
        week: rescueWeek.nullable(),
        /** Last week's sums of the member's own money, which the amount is computed from. A negative difference was won. */
        sums: rescueWeek.pick({ from: true, to: true, staked: true, won: true, difference: true }),
        /** False for about an hour of Monday, until last week's amounts are computed. */
        isWorkedOut: z.boolean(),
        /** Earlier weeks, newest first. */
        earlier: z.array(rescueWeek),
      })
      .nullable(),
  }),
};

/** A day of the merchant's, such as 2026-11-25. */
const day = z.string();

export const signInCalendar = {
  input: z.strictObject({ month: month.optional() }),
  /** The calendar; null if no promotion rewards the daily sign-in. */
  answer: z
    .object({
      promotionId: id,
      /** The current day by the server's clock, in the merchant's time zone. */
      today: day,
      /** The beginning of the next day. */
      nextDayAt: moment,
      month,
      /** All days of the month. */
      days: z.array(
        z.object({
          day,
          /** `none`: the day is before the beginning or after the end of the promotion. */
          state: z.enum(['signed', 'missed', 'today', 'coming', 'none']),
          /** True if a streak is completed on this day, provided that no day until then is missed. */
          gift: z.boolean(),
        }),
      ),
      hasEarlier: z.boolean(),
      /** The current number of days in a row, and the member's record. */
      streak: z.int(),
      longest: z.int(),
      streaks: z.array(z.object({ days: z.int(), reward, reached: z.boolean() })),
      /** Today's reward, claimed or not; null if there is none left. */
      todayReward: reward.nullable(),
      claimed: z.boolean(),
    })
    .nullable(),
};
