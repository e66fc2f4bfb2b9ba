import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

export const captchas = pgTable(
  'captcha',
  {
    merchantCode: text('merchant_code').notNull(),
    cookieHash: bytea('cookie_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.cookieHash] })],
);
