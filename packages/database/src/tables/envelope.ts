import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const envelopeMarks = pgTable(
  'envelope_mark',
  {
    merchantCode: text('merchant_code').notNull(),
    mark: bytea('mark').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.mark] })],
);
