import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export type BonusState =
  | 'waiting'
  | 'active'
  | 'done'
  | 'expired'
  | 'cancelled'
  | 'forfeited'
  | 'lost';

/** The per cent of a stake that count, by the category of its game. */
export type BonusWeights = { default: number } & Record<string, number>;

const amountColumn = (name: string) => bigint(name, { mode: 'bigint' });

export const bonuses = pgTable(
  'bonus',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    memberId: uuid('member_id').notNull(),
    currency: text('currency').notNull(),
    source: text('source').notNull(),
    amount: amountColumn('amount').notNull(),
    wageringDue: amountColumn('wagering_due').notNull(),
    wagered: amountColumn('wagered')
      .notNull()
      .default(sql`0`),
    largestStake: amountColumn('largest_stake'),
    weights: jsonb('weights').$type<BonusWeights>().notNull(),
    lastsDays: integer('lasts_days').notNull(),
    state: text('state').$type<BonusState>().notNull(),
    openBets: text('open_bets').array().notNull().default([]),
    grantedAt: moment('granted_at').notNull(),
    activeAt: moment('active_at'),
    expiresAt: moment('expires_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);
