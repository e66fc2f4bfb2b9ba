// A promotion as an operator writes it (docs/promotions.md). The command imports it, and its JSON Schema is made from this.
import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { doing } from './deeds.schema.ts';
import { promotionTypes } from './promotion-types.ts';
import { amount, days, reward } from './reward.schema.ts';
import { hasLanguage, noLanguage, ownName, pageOfSite } from '../operator-files/fields.schema.ts';

const percent = z.number().min(0.1).max(100).multipleOf(0.1);

const texts = z
  .partialRecord(
    z.enum(languageCodes),
    z.strictObject({
      title: z.string().trim().min(1).max(60),
      line: z.string().trim().max(160),
      /** HTML of a few plain tags; anything else is removed. */
      terms: z.string().max(20_000).default(''),
    }),
  )
  .refine(hasLanguage, noLanguage);

/** How often: once ever, or once in each day, week or month of the merchant's calendar. */
const every = z.enum(['once', 'day', 'week', 'month']);

const titles = z
  .partialRecord(z.enum(languageCodes), z.strictObject({ title: z.string().trim().min(1).max(60) }))
  .refine(hasLanguage, noLanguage);

const task = z.strictObject({
  code: ownName,
  texts: titles,
  ...doing,
  /** The code of a task that has to be done first. */
  after: ownName.optional(),
  goTo: pageOfSite.optional(),
  reward,
  /** Points for the leaderboard when the task is done. */
  points: z.int().min(0).max(100_000).default(0),
});
export type Task = z.output<typeof task>;

const tasks = z
  .array(task)
  .min(1)
  .max(12)
  .refine((all) => new Set(all.map((each) => each.code)).size === all.length, {
    message: 'has a code twice',
  })
  .refine(
    (all) =>
      all.every(
        ({ after }, at) =>
          after === undefined || all.slice(0, at).some((each) => each.code === after),
      ),
    { message: 'has a task after one that does not stand above it' },
  );

const rank = z.int().min(1).max(500);

/** Prizes by ranks, in ascending order without overlaps. */
const boardPrizes = z
  .array(z.strictObject({ ranks: z.tuple([rank, rank]), reward }))
  .min(1)
  .max(20)
  .refine((all) => all.every(({ ranks: [from, to] }) => from <= to), {
    message: 'has ranks of which the first is below the last',
  })
  .refine(
    (all) => all.every(({ ranks }, at) => at === 0 || ranks[0] > (all[at - 1]?.ranks[1] ?? 0)),
    { message: 'has ranks that do not follow those above them' },
  );

const rule = z.discriminatedUnion('kind', [
  /** A gift, which every member of the audience may claim. */
  z.strictObject({ kind: z.literal('gift'), every, reward }),
  /** The daily calendar: a reward for each day, and more for streaks of days in a row. */
  z.strictObject({
    kind: z.literal('signIn'),
    daily: reward,
    streaks: z
      .array(z.strictObject({ days: z.int().min(2).max(365), reward }))
      .max(6)
      .default([])
      .refine((all) => new Set(all.map((each) => each.days)).size === all.length, {
        message: 'has two of the same days',
      }),
  }),
  /** Tasks: to be done once, or again in each day, week or month. */
  z.strictObject({
    kind: z.literal('tasks'),
    every,
    /** Days for which tasks that are done once stay open after registration. */
    openForDays: days(365).optional(),
    tasks,
  }),
  /** Pays back a part of a week's difference (stakes less wins), computed once, on Monday. */
  z.strictObject({
    kind: z.literal('rescue'),
    /** The part that is paid back, in percent. */
    rate: percent,
    /** Rates by club label, which replace `rate`. */
    clubRates: z.record(z.string().min(1).max(64), percent).default({}),
    /** The least difference for which anything is paid back. */
    least: amount,
    /** The most that is paid back to one member. */
    most: amount,
    /** Days within which it can be claimed. */
    openForDays: days(31).default(7),
  }),
  /** The member gets a reward for each invited friend who does the deed. */
  z.strictObject({
    kind: z.literal('invite'),
    friend: z.strictObject(doing),
    /** Days within which the friend has to do it, counted from the day of joining. */
    withinDays: days(365),
    reward,
    /** The friend's reward. */
    friendReward: reward.optional(),
  }),
  /** A reward for each level of the club that a member reaches while the promotion runs, once. */
  z.strictObject({
    kind: z.literal('level'),
    levels: z
      .array(z.strictObject({ label: z.string().min(1).max(64), texts: titles, reward }))
      .min(1)
      .max(12)
      .refine((all) => new Set(all.map(({ label }) => label)).size === all.length, {
        message: 'has a label twice',
      }),
  }),
  /** Prizes for the first ranks of the leaderboard, when its day, week or month is over. */
  z.strictObject({
    kind: z.literal('leaderBoard'),
    period: z.enum(['day', 'week', 'month']),
    prizes: boardPrizes,
    /** Days within which a prize can be claimed. */
    openForDays: days(31).default(7),
  }),
]);

export const promotion = z
  .strictObject({
    /** The operator's own name for the promotion, by which commands refer to it. */
    code: ownName,
    type: z.enum(promotionTypes),
    texts,
    /** The members who may have the promotion; an absent field excludes no member. */
    audience: z
      .strictObject({
        memberTypes: z
          .array(z.literal([0, 1, 2]))
          .min(1)
          .default([0, 1, 2]),
        clubLabels: z.array(z.string().min(1).max(64)).min(1).optional(),
        /** Limits the promotion to members who registered at most so many days ago. */
        newForDays: days(365).optional(),
      })
      .default({ memberTypes: [0, 1, 2] }),
    startsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    endsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    /** The picture, which the site draws in the merchant's colours. */
    art: z
      .enum(['flower', 'balls', 'lantern', 'gift', 'calendar', 'ring', 'friends', 'cup'])
      .default('gift'),
    /** The target of its button, if not that of its kind. */
    goTo: pageOfSite.optional(),
    rule,
    /** The most that all its rewards may cost together; null: no limit. */
    budget: amount.nullable().default(null),
    /** The number of times that one member may claim it; null: as often as the rule allows. */
    limitPerMember: z.int().min(1).max(10_000).nullable().default(null),
  })
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    { path: ['endsAt'], message: 'is not after startsAt' },
  )
  // PROMO-03: REFERRAL is the kind that only members of type 0 see.
  .refine(({ type, rule: { kind } }) => kind !== 'invite' || type === 'REFERRAL', {
    path: ['type'],
    message: 'must be REFERRAL where the rule is invite',
  });

/** The file as the operator writes it, before defaults are filled in. */
export type PromotionFile = z.input<typeof promotion>;
export type Promotion = z.output<typeof promotion>;

/** Builds docs/promotions.schema.json, which editors use. */
export const promotionJsonSchema = (): unknown =>
  z.toJSONSchema(promotion, { io: 'input', unrepresentable: 'any' });
