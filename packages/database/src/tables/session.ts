import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const sessions = pgTable(
  'session',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    memberId: uuid('member_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    cookieHash: bytea('cookie_hash').notNull(),
    limited: boolean('limited').notNull(),
    basic: boolean('basic').notNull().default(false),
    device: text('device').notNull().default(''),
    country: text('country').notNull().default('XX'),
    deviceHash: bytea('device_hash'),
    deviceId: uuid('device_id').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const handoffs = pgTable(
  'handoff',
  {
    merchantCode: text('merchant_code').notNull(),
    codeHash: bytea('code_hash').notNull(),
    sessionId: uuid('session_id').notNull(),
    audience: text('audience').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.codeHash] })],
);
