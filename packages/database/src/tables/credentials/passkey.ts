import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../columns.ts';

export const passkeys = pgTable(
  'passkey',
  {
    merchantCode: text('merchant_code').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    memberId: uuid('member_id').notNull(),
    credentialId: bytea('credential_id').notNull(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    rpId: text('rp_id').notNull(),
    transports: text('transports').array().notNull(),
    provider: text('provider').notNull(),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

export const spentChallenges = pgTable(
  'spent_challenge',
  {
    merchantCode: text('merchant_code').notNull(),
    challengeHash: bytea('challenge_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.challengeHash] })],
);
