import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

export const verificationCodes = pgTable(
  'verification_code',
  {
    merchantCode: text('merchant_code').notNull(),
    subject: bytea('subject').notNull(),
    codeHash: bytea('code_hash'),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.subject] })],
);
