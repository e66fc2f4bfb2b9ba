// A promotion as an operator writes it (docs/promotions.md). The command imports it, and its JSON Schema is made from this.
import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { doing } from './doing.schema.ts';
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
      /** HTML of a few plain tags; anything else is taken out. */
      terms: z.string().max(20_000).default(''),
    }),
  )
  .refine(hasLanguage, noLanguage);

/** Once for good, or once in each day, week or month of the merchant's. */
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
  /** For the leaderboard, when it is done. */
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

/** From the first rank on, none twice. */
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
  /** Everybody who is meant may claim it. */
  z.strictObject({ kind: z.literal('gift'), every, reward }),
  /** The daily calendar: something for each day, and more at the end of so many days in a row. */
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
  /** Things to do: once for good, or anew in each day, week or month. */
  z.strictObject({
    kind: z.literal('tasks'),
    every,
    /** Of tasks that are done once: how long they stay open after registration. */
    openForDays: days(365).optional(),
    tasks,
  }),
  /** A part of a week's difference comes back: what was put in less what was won, worked out once, on Monday. */
  z.strictObject({
    kind: z.literal('rescue'),
    /** In percent. */
    rate: percent,
    /** By club label, in place of the rate. */
    clubRates: z.record(z.string().min(1).max(64), percent).default({}),
    /** A smaller difference gives nothing. */
    least: amount,
    /** More than this comes back to nobody. */
    most: amount,
    /** How long it can be claimed. */
    openForDays: days(31).default(7),
  }),
  /** A friend who came by a member's code does something: the member gets a reward for each one. */
  z.strictObject({
    kind: z.literal('invite'),
    friend: z.strictObject(doing),
    /** How long after joining, the day itself included. */
    withinDays: days(365),
    reward,
    /** What the friend gets. */
    friendReward: reward.optional(),
  }),
  /** Something for each level of the club that a member reaches while the promotion runs, once. */
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
  /** The first of the leaderboard get prizes when its day, week or month is over. */
  z.strictObject({
    kind: z.literal('leaderBoard'),
    period: z.enum(['day', 'week', 'month']),
    prizes: boardPrizes,
    /** How long a prize can be claimed. */
    openForDays: days(31).default(7),
  }),
]);

export const promotion = z
  .strictObject({
    /** The operator's own name for it, by which commands find it. */
    code: ownName,
    type: z.enum(promotionTypes),
    texts,
    /** Who may have it; what is left out excludes nobody. */
    audience: z
      .strictObject({
        memberTypes: z
          .array(z.literal([0, 1, 2]))
          .min(1)
          .default([0, 1, 2]),
        clubLabels: z.array(z.string().min(1).max(64)).min(1).optional(),
        /** Registered so many days ago at most. */
        newForDays: days(365).optional(),
      })
      .default({ memberTypes: [0, 1, 2] }),
    startsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    endsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    /** Drawn by the site in the merchant's colours. */
    art: z
      .enum(['flower', 'balls', 'lantern', 'gift', 'calendar', 'ring', 'friends', 'cup'])
      .default('gift'),
    /** Where its button leads, other than the kind says. */
    goTo: pageOfSite.optional(),
    rule,
    /** What all its rewards may cost together; none: no end. */
    budget: amount.nullable().default(null),
    /** How often one member may claim it; none: as often as the rule says. */
    limitPerMember: z.int().min(1).max(10_000).nullable().default(null),
  })
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    { path: ['endsAt'], message: 'is not after startsAt' },
  )
  // PROMO-03: it is the kind that only members of type 0 see.
  .refine(({ type, rule: { kind } }) => kind !== 'invite' || type === 'REFERRAL', {
    path: ['type'],
    message: 'must be REFERRAL where the rule is invite',
  });

/** As it is written. */
export type PromotionFile = z.input<typeof promotion>;
export type Promotion = z.output<typeof promotion>;

/** For editors: docs/promotions.schema.json. */
export const promotionJsonSchema = (): unknown =>
  z.toJSONSchema(promotion, { io: 'input', unrepresentable: 'any' });
