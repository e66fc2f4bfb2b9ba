import { z } from 'zod';
import { promotionTypes } from './promotion-types.ts';

const id = z.uuid();
/** Decimal text in the currency that stands beside it. */
const amount = z.string();
/** Epoch milliseconds. */
const moment = z.int();

/** How many rewards of each kind wait; a kind that is not enabled has no promotion for this viewer. */
const byType = z.object({
  content: z.partialRecord(
    z.enum(promotionTypes),
    z.object({ enabled: z.boolean(), count: z.int() }),
  ),
});
export const availablePromotions = { input: z.strictObject({}), answer: byType };
export const merchantPromotions = { input: z.strictObject({}), answer: byType };

const reward = z.object({
  kind: z.enum(['cash']),
  amount,
  currency: z.string(),
});

/** What a member may do about it now. */
const claim = z.object({
  /** `none`: nothing can be claimed by a press; it is earned. */
  state: z.enum(['ready', 'claimed', 'exhausted', 'none']),
  /** When it may be claimed again. */
  againAt: moment.nullable(),
  reward: reward.nullable(),
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
  state: z.enum(['ready', 'waiting', 'failed']),
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
