import type { Club } from '@parlour/contract/club/club.schema';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

export const clubs = pgTable(
  'club',
  {
    merchantCode: text('merchant_code').notNull(),
    definition: jsonb('definition').$type<Club>().notNull(),
    currency: text('currency').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode] })],
);

export const clubSteps = pgTable(
  'club_step',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: uuid('member_id').notNull(),
    labelId: text('label_id').notNull(),
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.memberId, table.labelId] })],
);
