import type { StoredSettings } from '@parlour/contract/settings.schema';
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const merchants = pgTable('merchant', {
  code: text('code').primaryKey(),
  settings: jsonb('settings').$type<StoredSettings>().notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

export const merchantHosts = pgTable('merchant_host', {
  host: text('host').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
});
