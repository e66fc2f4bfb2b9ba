import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/** The outcome of a login attempt; `waiting`: for a second factor. */
export type LoginOutcome = 'refused' | 'waiting' | 'limited' | 'basic' | 'full';

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

export const loginAttempts = pgTable(
  'login_attempt',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    memberId: uuid('member_id'),
    deviceId: uuid('device_id').notNull(),
    proofsGiven: text('proofs_given').array().notNull(),
    proofsAsked: text('proofs_asked').array().notNull(),
    outcome: text('outcome').$type<LoginOutcome>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const rememberedLogins = pgTable(
  'remembered_login',
  {
    merchantCode: text('merchant_code').notNull(),
    selector: bytea('selector').notNull(),
    memberId: uuid('member_id').notNull(),
    deviceHash: bytea('device_hash').notNull(),
    secretHash: bytea('secret_hash').notNull(),
    previousHash: bytea('previous_hash'),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.selector] })],
);

export const passedAddresses = pgTable(
  'passed_address',
  {
    merchantCode: text('merchant_code').notNull(),
    addressHash: bytea('address_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    passedAt: moment('passed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.addressHash] })],
);
