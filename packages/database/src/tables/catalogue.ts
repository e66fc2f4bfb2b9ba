import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const cataloguePulls = pgTable(
  'catalogue_pull',
  {
    merchantCode: text('merchant_code').notNull(),
    integration: text('integration').notNull(),
    dueAt: moment('due_at').notNull(),
    failures: integer('failures').notNull().default(0),
    pulledAt: moment('pulled_at'),
    drawsDueAt: moment('draws_due_at').notNull().default(new Date(0)),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.integration] })],
);
