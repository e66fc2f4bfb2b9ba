import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Period } from '@parlour/contract/rewards/local-days';
import { moment } from '../columns.ts';

/** A column for an amount in 1/100000 of the currency's unit (W2). */
const amountColumn = (name: string) => bigint(name, { mode: 'bigint' });

export const activities = pgTable(
  'activity',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: uuid('member_id').notNull(),
    kind: text('kind').$type<'round' | 'day'>().notNull(),
    reference: text('reference').notNull(),
    happenedAt: moment('happened_at').notNull(),
    day: date('day').notNull(),
    game: text('game'),
    category: text('category'),
    currency: text('currency'),
    staked: amountColumn('staked'),
    won: amountColumn('won'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.memberId, table.kind, table.reference] }),
  ],
);

export const activitySums = pgTable(
  'activity_sum',
  {
    merchantCode: text('merchant_code').notNull(),
    period: text('period').$type<Period>().notNull(),
    firstDay: date('first_day').notNull(),
    currency: text('currency').notNull(),
    memberId: uuid('member_id').notNull(),
    rounds: integer('rounds').notNull(),
    staked: amountColumn('staked').notNull(),
    won: amountColumn('won').notNull(),
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.merchantCode, table.period, table.firstDay, table.currency, table.memberId],
    }),
  ],
);
