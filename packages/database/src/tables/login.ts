import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const loginLocks = pgTable(
  'login_lock',
  {
    merchantCode: text('merchant_code').notNull(),
    subject: bytea('subject').notNull(),
    failures: integer('failures').notNull(),
    countedAt: moment('counted_at').notNull(),
    lockedUntil: moment('locked_until'),
    attemptId: uuid('attempt_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.subject] })],
);

export const knownDevices = pgTable(
  'known_device',
  {
    merchantCode: text('merchant_code').notNull(),
    memberId: uuid('member_id').notNull(),
    deviceHash: bytea('device_hash').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.memberId, table.deviceHash] })],
);
