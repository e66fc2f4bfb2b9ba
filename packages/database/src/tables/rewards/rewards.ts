import type { Period } from '@parlour/contract/rewards/local-days';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';
import type { MoneyReward, Reward } from '@parlour/contract/rewards/reward.schema';
import type { VoucherFile } from '@parlour/contract/voucher/voucher.schema';
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb } from 'drizzle-orm/pg-core';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

export type PromotionState = 'draft' | 'live' | 'paused' | 'ended';
export type RewardState = 'ready' | 'paid' | 'waiting' | 'failed' | 'expired' | 'withheld';

/** A column for an amount in 1/100000 of the currency's unit (W2). */
const amountColumn = (name: string) => bigint(name, { mode: 'bigint' });

export const promotions = pgTable(
  'promotion',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    code: text('code').notNull(),
    state: text('state').$type<PromotionState>().notNull(),
    type: text('type').$type<PromotionType>().notNull(),
    definition: jsonb('definition').$type<Promotion>().notNull(),
    currency: text('currency').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    budget: amountColumn('budget'),
    spent: amountColumn('spent').notNull().default(0n),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const rewards = pgTable(
  'reward',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    memberId: uuid('member_id').notNull(),
    promotionId: uuid('promotion_id').notNull(),
    occasion: text('occasion').notNull(),
    reward: jsonb('reward').$type<Reward>().notNull(),
    currency: text('currency').notNull(),
    cost: amountColumn('cost').notNull(),
    state: text('state').$type<RewardState>().notNull(),
    trouble: text('trouble'),
    about: jsonb('about').$type<Record<string, string>>().notNull().default({}),
    readyAt: moment('ready_at').notNull(),
    expiresAt: moment('expires_at'),
    paidAt: moment('paid_at'),
    points: integer('points').notNull().default(0),
    earnedOn: date('earned_on'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const vouchers = pgTable(
  'voucher',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    memberId: uuid('member_id'),
    codeHash: bytea('code_hash'),
    batch: text('batch').notNull(),
    texts: jsonb('texts').$type<VoucherFile['texts']>().notNull(),
    reward: jsonb('reward').$type<MoneyReward>().notNull(),
    currency: text('currency').notNull(),
    cost: amountColumn('cost').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const scores = pgTable(
  'score',
  {
    merchantCode: text('merchant_code').notNull(),
    period: text('period').$type<Period>().notNull(),
    firstDay: date('first_day').notNull(),
    memberId: uuid('member_id').notNull(),
    points: bigint('points', { mode: 'number' }).notNull(),
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.period, table.firstDay, table.memberId] }),
  ],
);

export const answeredCalls = pgTable(
  'answered_call',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    memberId: uuid('member_id').notNull(),
    call: text('call').notNull(),
    key: uuid('key').notNull(),
    inputHash: bytea('input_hash').notNull(),
    answer: jsonb('answer').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);
