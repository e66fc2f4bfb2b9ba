import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns.ts';

export const recoveryCodes = pgTable(
  'recovery_code',
  {
    merchantCode: text('merchant_code').notNull(),
    codeHash: bytea('code_hash').notNull(),
    memberId: uuid('member_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.codeHash] })],
);
