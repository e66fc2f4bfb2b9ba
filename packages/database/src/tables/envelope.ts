import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const envelopeKeys = pgTable(
  'envelope_key',
  {
    merchantCode: text('merchant_code').notNull(),
    envelope: text('envelope', { enum: ['legacy', 'modern'] }).notNull(),
    keyId: text('key_id').notNull(),
    beginsAt: moment('begins_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    sealedKey: bytea('sealed_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.envelope, table.beginsAt] })],
);

export const envelopeMarks = pgTable(
  'envelope_mark',
  {
    merchantCode: text('merchant_code').notNull(),
    mark: bytea('mark').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.mark] })],
);
